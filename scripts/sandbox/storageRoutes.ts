import { type Context, Hono } from 'hono';
import { drawPortrait } from '../art/portraits/portrait.ts';
import type { SandboxState } from './sandboxState.ts';
import { type HonoEnv, serveWithFaults } from './serveWithFaults.ts';
import { findPictureOwner } from './world/createWorld.ts';
import { detectImageType } from './world/detectImageType.ts';
import { toAge } from './world/toAge.ts';

const MAX_UPLOAD_BYTES = 20_000_000;

/** The drawings, and the object store that `startUpload` points to. */
export function createStorageRoutes(state: SandboxState): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false });

  app.get('/pictures/:file{[\\w-]+\\.svg}', (context) => {
    const id = context.req.param('file').replace(/\.svg$/, '');
    const person = findPictureOwner(state.world, id);
    if (!person) return context.notFound();
    const age = toAge(person.birthday, state.world.now());
    return toPictureResponse(context, 'image/svg+xml', drawPortrait(id, { gender: person.gender, age }));
  });

  app.put('/storage/:key{[\\w-]+}', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return serveWithFaults(state, context, 'putPicture', `${bytes.length} bytes`, () => {
      // A real store refuses a signed address together with a token; here it also proves that none was sent.
      if (context.req.header('Authorization')) return context.json({ errors: { message: 'No token here.' } }, 400);
      if (bytes.length > MAX_UPLOAD_BYTES) return context.json({ errors: { message: 'Too large.' } }, 413);
      state.world.storage.set(context.req.param('key'), bytes);
      return context.body(null, 200);
    });
  });

  app.get('/storage/:key{[\\w-]+}', (context) => {
    const bytes = state.world.storage.get(context.req.param('key'));
    const type = bytes && detectImageType(bytes);
    return bytes && type ? toPictureResponse(context, type, bytes.slice()) : context.notFound();
  });

  return app;
}

function toPictureResponse(context: Context, type: string, body: string | Uint8Array<ArrayBuffer>): Response {
  return context.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}

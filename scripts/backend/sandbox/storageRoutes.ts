import { type Context, Hono } from 'hono';
import type { SandboxState } from './sandboxState.ts';
import { type HonoEnv, serveWithFaults } from './serveWithFaults.ts';
import { detectImageType } from './world/detectImageType.ts';
import { readPortrait } from './world/readPortrait.ts';

const MAX_UPLOAD_BYTES = 20_000_000;

/** Creates the routes of the drawn pictures of members and accounts, and of the object store of `startUpload`. */
export function createStorageRoutes(state: SandboxState): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false });

  app.get('/pictures/:file{[\\w-]+\\.svg}', (context) => {
    const id = context.req.param('file').replace(/\.svg$/, '');
    const portrait = readPortrait(state.world, id);
    return portrait ? toPictureResponse(context, 'image/svg+xml', portrait) : context.notFound();
  });

  app.put('/storage/:key{[\\w-]+}', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return serveWithFaults(state, context, 'putPicture', `${bytes.length} bytes`, () => {
      // A real store refuses a signed address together with a token; tests also rely on it to see that none is sent.
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

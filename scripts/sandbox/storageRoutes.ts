import { type Context, Hono } from 'hono';
import { drawPortrait } from '../art/portraits/portrait.ts';
import { type Env, serveFaultily } from './serveFaultily.ts';
import type { SandboxState } from './state.ts';
import { toAge } from './world/age.ts';
import { findSitter } from './world/createWorld.ts';
import { readImageType } from './world/storage.ts';

const largest = 20_000_000;

/** The drawings, and the object store that `startUpload` points to. */
export function createStorageRoutes(state: SandboxState): Hono<Env> {
  const app = new Hono<Env>({ strict: false });

  app.get('/pictures/:file{[\\w-]+\\.svg}', (context) => {
    const id = context.req.param('file').replace(/\.svg$/, '');
    const person = findSitter(state.world, id);
    if (!person) return context.notFound();
    const age = toAge(person.birthday, state.world.now());
    return sendPicture(context, 'image/svg+xml', drawPortrait(id, { gender: person.gender, age }));
  });

  app.put('/storage/:key{[\\w-]+}', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return serveFaultily(state, context, 'putPicture', `${bytes.length} bytes`, () => {
      // A real store refuses a signed address together with a token; here it also proves that none was sent.
      if (context.req.header('Authorization')) return context.json({ errors: { message: 'No token here.' } }, 400);
      if (bytes.length > largest) return context.json({ errors: { message: 'Too large.' } }, 413);
      state.world.storage.set(context.req.param('key'), bytes);
      return context.body(null, 200);
    });
  });

  app.get('/storage/:key{[\\w-]+}', (context) => {
    const bytes = state.world.storage.get(context.req.param('key'));
    const type = bytes && readImageType(bytes);
    return bytes && type ? sendPicture(context, type, bytes.slice()) : context.notFound();
  });

  return app;
}

function sendPicture(context: Context, type: string, body: string | Uint8Array<ArrayBuffer>): Response {
  return context.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}

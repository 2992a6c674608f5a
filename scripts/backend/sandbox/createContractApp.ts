import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { answerCall } from './answerCall.ts';
import { contractCalls } from './contractCalls.ts';
import { cors } from './cors.ts';
import type { Handler } from './handler.ts';
import { allHandlers } from './handlers/allHandlers.ts';
import type { SandboxState } from './sandboxState.ts';
import { type HonoEnv, serveWithFaults } from './serveWithFaults.ts';

/** Matches the handlers with the calls of the contract; throws if a call lacks one or has two. */
export function matchHandlersToCalls(handlers: readonly Handler[] = allHandlers): Handler[] {
  const missing = contractCalls.filter((call) => !handlers.some((handler) => handler.call === call));
  const foreign = handlers.filter(({ call }) => !contractCalls.includes(call));
  const names = [...missing, ...foreign.map(({ call }) => call)].map(({ name }) => name);
  if (names.length > 0 || handlers.length !== contractCalls.length) {
    throw new Error(
      `The sandbox and the contract disagree about: ${names.join(', ') || 'a call that is handled twice'}`,
    );
  }
  return [...handlers];
}

/** Creates the contract's HTTP application; a slash at the end of a path makes no difference. */
export function createContractApp(state: SandboxState): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false });
  // As back ends do. Pictures are not compressed.
  app.use(compress({ contentTypeFilter: /^application\/json/ }));
  app.use(cors(() => state.world.now()));
  for (const handler of matchHandlersToCalls()) {
    const path = handler.call.path.replace(/\/$/, '');
    app.on(handler.call.method, path, async (context) => {
      const { req } = context;
      const body = handler.call.body && tryParseJson(await req.text());
      const request = {
        params: req.param(),
        query: req.query(),
        body,
        authorization: req.header('Authorization'),
        client: req.header('X-Forwarded-For') ?? 'local',
        device: req.header('User-Agent'),
        origin: new URL(req.url).origin,
      };
      return serveWithFaults(state, context, handler.call.name, body, () => answerCall(state, handler, request));
    });
  }
  app.onError((error, context) => {
    console.error(error);
    return context.json({ errors: { message: `The sandbox itself failed: ${error.message}` } }, 500);
  });
  app.notFound((context) => context.json({ errors: { message: 'The contract has no such call.' } }, 404));
  return app;
}

import * as z from 'zod/mini';
import { parseLists } from '../../../app/api/contract/listSchemas.ts';
import { type Handler, HttpError } from './handler.ts';
import { type Claims, verifyToken } from './jwt.ts';
import type { SandboxState } from './sandboxState.ts';
import { pushDueReplies } from './simulation.ts';
import type { Account } from './world/accountTypes.ts';
import type { World } from './world/createWorld.ts';
import { findClosing } from './world/decisions.ts';
import { recordUse } from './world/sessions.ts';
import { isEnded } from './world/tokens.ts';

// Without a locale, zod/mini's messages are only "Invalid input".
z.config(z.locales.en());

export interface CallRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  authorization: string | undefined;
  client: string;
  /** The device that asks, as it calls itself (User-Agent). */
  device?: string | undefined;
  origin: string;
}

/** Answers one request: finds the viewer, validates the request, runs the handler and validates its response. */
export function answerCall(state: SandboxState, { call, answer }: Handler, request: CallRequest): Response {
  try {
    const { world } = state;
    const { client, origin } = request;
    const { viewer, claims } =
      call.auth === 'bearer' ? findViewer(world, request.authorization) : { viewer: null, claims: null };
    if (viewer) {
      recordUse(viewer, claims, request.device ?? '', world.now());
      pushDueReplies(state, viewer, request.origin);
    }
    const params = call.params && parseInput(call.params, request.params, 400);
    const query = call.query && parseInput(call.query, request.query, 400);
    const body = call.body && parseInput(call.body, request.body, 422);
    const data = answer({ params, query, body, world, viewer, claims, client, origin } as never);
    state.sockets.closeEnded(world.accounts);
    return toCheckedResponse(call.name, call.response, data);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const paywall = error.paywall && { paywall: true };
    const headers = error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
    return Response.json({ errors: error.fields, ...paywall }, { status: error.status, headers });
  }
}

function findViewer(world: World, authorization: string | undefined): { viewer: Account; claims: Claims } {
  const claims = verifyToken(authorization?.replace(/^Bearer /, '') ?? '', world.now());
  const viewer = world.accounts.find(({ userId }) => userId === claims?.user_id);
  if (!claims || !viewer || isEnded(viewer, claims) || findClosing(viewer))
    throw new HttpError(401, { message: 'No one is signed in.' });
  return { viewer, claims };
}

function parseInput(schema: z.ZodMiniType, value: unknown, status: number): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new HttpError(
    status,
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.') || 'message', message])),
  );
}

/** Sends the data unchanged, or status 500 if the contract's own schema refuses it, so that the sandbox cannot drift. */
function toCheckedResponse(name: string, schema: z.ZodMiniType, data: unknown): Response {
  const { result, malformedFields } = parseLists(schema, data);
  if (result.success && malformedFields.length === 0) return Response.json({ data });
  const issues = result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const where = [...issues, ...malformedFields.map((field) => `a row: ${field}`)].join('; ');
  return Response.json(
    { errors: { message: `The sandbox breaks the contract of ${name}: ${where}` } },
    { status: 500 },
  );
}

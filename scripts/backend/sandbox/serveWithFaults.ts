import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Fault } from './fault.ts';
import { corruptResponse, DEFAULT_DELAY_MS, toFaultResponse } from './faultResponses.ts';
import type { RecordedRequest } from './recordedRequest.ts';
import type { SandboxState } from './sandboxState.ts';

export type HonoEnv = { Bindings: HttpBindings };

/** Records a request and answers it, with the next fault for its call if there is one. */
export async function serveWithFaults(
  { requests, answering, delayMs, faults }: SandboxState,
  context: Context<HonoEnv>,
  call: string,
  body: unknown,
  respond: () => Response,
): Promise<Response> {
  const { req } = context;
  const request: RecordedRequest = {
    call,
    method: req.method,
    path: new URL(req.url).pathname,
    query: req.query(),
    headers: req.header(),
    body,
  };
  requests.push(request);
  answering.add(request);
  try {
    if (delayMs > 0) await sleep(delayMs);
    return await respondWithFault(context, faults.take(call), respond);
  } finally {
    answering.delete(request);
  }
}

async function respondWithFault(
  context: Context<HonoEnv>,
  fault: Fault | undefined,
  respond: () => Response,
): Promise<Response> {
  if (!fault) return respond();
  if (fault.kind === 'drop') {
    context.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault.kind === 'delay') await sleep(fault.ms ?? DEFAULT_DELAY_MS, undefined, { ref: false });
  const response = toFaultResponse(fault) ?? respond();
  if (fault.kind === 'cors') response.headers.set('Access-Control-Allow-Origin', 'null');
  return response.ok ? corruptResponse(response, fault) : response;
}

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { answerFalsely, longDelay, spoil } from './misbehave.ts';
import type { SandboxState } from './state.ts';

export type Env = { Bindings: HttpBindings };

/** Records a request and answers it, as badly as the sandbox was told to. A false answer comes instead of acting. */
export async function serveFaultily(
  { requests, faults }: SandboxState,
  context: Context<Env>,
  call: string,
  body: unknown,
  answerHonestly: () => Response,
): Promise<Response> {
  const { req } = context;
  requests.push({
    call,
    method: req.method,
    path: new URL(req.url).pathname,
    query: req.query(),
    headers: req.header(),
    body,
  });
  const fault = faults.take(call);
  if (!fault) return answerHonestly();
  if (fault.kind === 'drop') {
    context.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms ?? longDelay).unref());
  const answer = answerFalsely(fault) ?? answerHonestly();
  if (fault.kind === 'cors') answer.headers.set('Access-Control-Allow-Origin', 'null');
  return answer.ok ? spoil(answer, fault) : answer;
}

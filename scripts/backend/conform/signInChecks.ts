import { logIn } from '../../../app/api/contract/auth.ts';
import { fetchUserConfig } from '../../../app/api/contract/userConfig.ts';
import { parseToken } from '../../../app/api/parseToken.ts';
import type { Send } from './createCallSender.ts';
import type { Report } from './createResultCollector.ts';
import { describeExchange, judgeEnvelope, judgeRefusal, readData } from './judgeResponse.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in; null if the answer has no token that the app would accept. */
export async function signIn(send: Send, { email, password }: Credentials, report: Report): Promise<string | null> {
  const exchange = await send(logIn, { body: { email, password } });
  const envelope = judgeEnvelope(exchange);
  report.add(logIn, 'envelope', envelope);
  if (!envelope.passed) return null;
  const token = (readData(exchange) as { token?: unknown } | null)?.token;
  const parsed = parseToken(typeof token === 'string' ? token : null, Date.now());
  const isOwn = parsed.kind === 'valid' && parsed.claims.email.toLowerCase() === email.toLowerCase();
  report.add(logIn, 'token', {
    passed: isOwn,
    expected: 'a JWT with user_id, email, country and a future exp, of this member',
    seen: parsed.kind === 'valid' ? (isOwn ? 'valid' : 'a token with another address') : `${parsed.kind} token`,
  });
  return parsed.kind === 'valid' ? parsed.raw : null;
}

/** Checks that an unknown address is refused with one message for both fields. */
export async function checkWrongCredentials(send: Send, report: Report): Promise<void> {
  const body = { email: 'nobody@conformance.example', password: 'not a password of anybody' };
  report.add(logIn, 'wrong credentials', judgeRefusal(await send(logIn, { body }), [422], 'message'));
}

/** Checks that the socket's token opens nothing else. */
export async function checkSocketToken(send: Send, token: string, report: Report): Promise<void> {
  const user = readData(await send(fetchUserConfig, {}, { token })) as { websocket_jwt?: unknown } | null;
  if (typeof user?.websocket_jwt !== 'string') return report.skip(fetchUserConfig, 'socket token', 'there is none');
  const exchange = await send(fetchUserConfig, {}, { token: user.websocket_jwt });
  report.add(fetchUserConfig, 'socket token', judgeRefusal(exchange, [401]));
}

/** Checks a browser's preflight before it lets the site's page call the API, and what the page may then read. */
export async function checkCors(send: Send, origin: string | null, token: string, report: Report): Promise<void> {
  if (origin === null) return report.skip(null, 'CORS', 'no --origin of a site is given');
  const listOf = (headers: Headers, name: string) => (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const isAllowed = ({ headers }: { headers: Headers }) =>
    ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');
  const preflight = await send(
    fetchUserConfig,
    {},
    {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    },
  );
  const headers = listOf(preflight.headers, 'Access-Control-Allow-Headers');
  const methods = listOf(preflight.headers, 'Access-Control-Allow-Methods');
  const missing = [
    ...(preflight.status >= 200 && preflight.status < 300 ? [] : [describeExchange(preflight)]),
    ...(isAllowed(preflight) ? [] : ['the origin is not allowed']),
    // For browsers, * does not include Authorization.
    ...['authorization', 'content-type'].filter((name) => !headers.includes(name)),
    ...['put', 'delete'].filter((name) => !methods.includes(name) && !methods.includes('*')),
  ];
  report.add(null, 'preflight', {
    passed: missing.length === 0,
    expected: `OPTIONS allows ${origin}, Authorization, Content-Type and the methods in use`,
    seen: missing.length === 0 ? 'allowed' : `lacking: ${missing.join(', ')}`,
  });
  const answer = await send(fetchUserConfig, {}, { token, headers: { Origin: origin } });
  const exposed = listOf(answer.headers, 'Access-Control-Expose-Headers');
  report.add(null, 'CORS', {
    passed: isAllowed(answer) && (exposed.includes('retry-after') || exposed.includes('*')),
    expected: `answers may be read by ${origin}, Retry-After too`,
    seen: isAllowed(answer)
      ? `exposed: ${exposed.filter(Boolean).join(', ') || 'nothing'}`
      : 'the origin is not allowed',
  });
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../scripts/backend/sandbox/fault.ts';
import { type Sandbox, startSandbox } from '../../scripts/backend/sandbox/startSandbox.ts';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { checkPasswordReset, logIn, requestMagicLink } from './contract/auth.ts';
import { fetchCounters } from './contract/counters.ts';
import { fetchDashboard } from './contract/dashboard.ts';
import type { Call } from './contract/defineCall.ts';
import { Done } from './contract/fieldSchemas.ts';
import { toggleBookmark } from './contract/matchActions.ts';
import { fetchOwnData } from './contract/ownData.ts';
import { deletePicture } from './contract/pictures.ts';
import { commentAnswer } from './contract/profile.ts';
import { fetchTranslations } from './contract/translations.ts';
import { fetchUserConfig } from './contract/userConfig.ts';
import { createApi } from './createApi.ts';
import { parseToken } from './parseToken.ts';

let sandbox: Sandbox;
let token: string | null;
let unauthorized: string[];
/** Short limits for late answers only: under load, a correct answer may take as long. */
const shortTimeouts = { attemptMs: 400, totalMs: 4000 };
const timeoutsFor = ({ kind }: Omit<Fault, 'call'>) =>
  kind === 'delay' || kind === 'trickle' ? { timeouts: shortTimeouts } : {};

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.reset();
  token = sandbox.accounts.find(({ stage }) => stage === 'complete')!.token;
  unauthorized = [];
});

const connect = (origin = sandbox.origin, options: { fetch?: typeof fetch; timeouts?: typeof shortTimeouts } = {}) =>
  createApi({
    origin,
    readToken: () => parseToken(token, Date.now()),
    onUnauthorized: (call) => void unauthorized.push(call),
    ...options,
  });

async function catchError(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('the token', () => {
  const carried = () => sandbox.requests.map(({ headers }) => headers.authorization);

  test('is sent with calls that need it and with no others', async () => {
    await connect().call(fetchCounters);
    await connect().call(fetchTranslations, { params: { locale: 'de' } });
    await connect().call(requestMagicLink, { body: { email: 'new@sandbox.example' } });
    expect(carried()).toEqual([`Bearer ${token}`, undefined, undefined]);
  });

  test('is not sent when it has expired or is malformed', async () => {
    const { token: good } = await connect().call(logIn, {
      body: { email: 'premium@sandbox.example', password: 'sandbox-demo-1' },
    });
    token = good;
    const late = createApi({
      origin: sandbox.origin,
      readToken: () => parseToken(good, Date.now() + 25 * 3_600_000),
      onUnauthorized: () => {},
    });
    await catchError(late.call(fetchCounters));
    token = 'not.a.token';
    await catchError(connect().call(fetchCounters));
    expect(carried()).toEqual([undefined, undefined, undefined]);
  });

  test.for([
    'https://user:pw@api.operator.example',
    'https://API.operator.example',
    'https://api.operator.example:443',
    'https://api.operator.example@evil.example',
  ])('stays here when the origin is written as %s', async (origin) => {
    const sent: Request[] = [];
    const fake = (async (request: Request) => {
      sent.push(request);
      return Response.json({ data: {} });
    }) as typeof fetch;
    await connect(origin, { fetch: fake })
      .call(fetchCounters)
      .catch(() => {});
    expect(sent.some((request) => request.headers.has('Authorization'))).toBe(false);
  });

  test('does not follow a redirect', async () => {
    const seen: IncomingMessage[] = [];
    const elsewhere = await serve((request, response) => {
      seen.push(request);
      response.end('{"data":{}}');
    });
    const redirecting = await serve((_, response) => {
      response.writeHead(307, { Location: `${elsewhere.origin}/stolen` }).end();
    });
    expect((await catchError(connect(redirecting.origin).call(fetchUserConfig))).kind).toBe('offline');
    expect(seen).toHaveLength(0);
    await Promise.all([elsewhere.close(), redirecting.close()]);
  });

  test('a request leaves nothing in the HTTP cache and sends no Referer', async () => {
    const sent: Request[] = [];
    const fake: typeof fetch = async (input, init) => {
      sent.push(input instanceof Request ? input : new Request(input, init));
      return Response.json({ data: {} });
    };
    const api = connect('https://api.operator.example', { fetch: fake });
    await api.call(fetchCounters).catch(() => {});
    await api.call(logIn, { body: { email: 'a@b.example', password: 'x' } }).catch(() => {});
    expect(
      sent.map(({ cache, referrerPolicy, credentials, redirect }) => ({
        cache,
        referrerPolicy,
        credentials,
        redirect,
      })),
    ).toEqual(
      Array(2).fill({ cache: 'no-store', referrerPolicy: 'no-referrer', credentials: 'omit', redirect: 'error' }),
    );
  });

  test('401 is reported with the name of the call, except for calls without a token', async () => {
    sandbox.injectFault({ call: 'fetchDashboard', kind: 'status', status: 401 });
    sandbox.injectFault({ call: 'logIn', kind: 'status', status: 401 });
    expect((await catchError(connect().call(fetchDashboard))).status).toBe(401);
    await catchError(connect().call(logIn, { body: { email: 'a@b.example', password: 'x' } }));
    expect(unauthorized).toEqual(['fetchDashboard']);
  });

  test('a token that expires during a call is reported, however the call ended', async () => {
    const valid = token;
    let now = Date.now();
    const api = createApi({
      origin: sandbox.origin,
      readToken: () => parseToken(valid, now),
      onUnauthorized: (call) => void unauthorized.push(call),
      fetch: async () => {
        now += 25 * 3_600_000;
        return new Response('', { status: 503 });
      },
    });
    await catchError(api.call(fetchDashboard));
    expect(unauthorized).toEqual(['fetchDashboard']);
  });
});

describe('retries', () => {
  const count = () => sandbox.requests.length;
  const login = (options = {}) =>
    connect(sandbox.origin, options).call(logIn, {
      body: { email: 'complete@sandbox.example', password: 'sandbox-demo-1' },
    });
  const thrice = (fault: Omit<Fault, 'call'>): Fault => ({ call: '*', times: 3, ...fault });

  test.for<Omit<Fault, 'call'>>([
    { kind: 'drop' },
    { kind: 'status', status: 500 },
    { kind: 'html502' },
    { kind: 'delay', ms: 600 },
    { kind: 'status', status: 429, retryAfter: 0 },
  ])('a read is tried three times after %o', async (fault) => {
    sandbox.injectFault(thrice(fault));
    await catchError(connect(sandbox.origin, timeoutsFor(fault)).call(fetchCounters));
    expect(count()).toBe(3);
  });

  test('a retry can succeed', async () => {
    sandbox.injectFault({ call: '*', kind: 'drop' });
    await expect(connect().call(fetchCounters)).resolves.toMatchObject({ conversations: 3 });
    expect(count()).toBe(2);
  });

  test.for<Omit<Fault, 'call'>>([
    { kind: 'drop' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'html502' },
    { kind: 'delay', ms: 5000 },
  ])('an act is tried once after %o', async (fault) => {
    sandbox.injectFault(thrice(fault));
    await catchError(login(fault.kind === 'delay' ? { timeouts: { attemptMs: 400, totalMs: 1000 } } : {}));
    expect(count()).toBe(1);
  });

  test('a GET that acts is sent once', async () => {
    const act = { ...fetchCounters, kind: 'act' } as const;
    sandbox.injectFault(thrice({ kind: 'status', status: 503 }));
    // A call that its caller may cancel is sent by ky, which would try again.
    await catchError(connect().call(act, {}, { signal: new AbortController().signal }));
    expect(count()).toBe(1);
  });

  test.for([400, 401, 402, 403, 404, 409, 422])('no read is repeated after %i', async (status) => {
    sandbox.injectFault(thrice({ kind: 'status', status }));
    expect(await catchError(connect().call(fetchCounters))).toMatchObject({ kind: 'rejected', status });
    expect(count()).toBe(1);
  });

  test('a short Retry-After is waited for', async () => {
    sandbox.injectFault({ call: '*', kind: 'status', status: 429, retryAfter: 1 });
    const start = performance.now();
    await connect().call(fetchCounters);
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  test('a long Retry-After is handed to the caller', async () => {
    sandbox.injectFault(thrice({ kind: 'status', status: 429, retryAfter: 90 }));
    expect(await catchError(connect().call(fetchCounters))).toMatchObject({
      kind: 'rejected',
      status: 429,
      retryAfter: 90,
    });
    expect(count()).toBe(1);
  });
});

describe('each failure has its kind', () => {
  const always = (fault: Omit<Fault, 'call'>): Fault => ({ call: '*', times: 0, ...fault });

  test.for<[Omit<Fault, 'call'>, ApiErrorKind, number?]>([
    [{ kind: 'drop' }, 'offline'],
    [{ kind: 'delay', ms: 3000 }, 'timeout'],
    [{ kind: 'trickle', ms: 50 }, 'timeout'],
    [{ kind: 'status', status: 500 }, 'rejected', 500],
    [{ kind: 'html502' }, 'rejected', 502],
    [{ kind: 'errors200' }, 'rejected', 200],
    [{ kind: 'garbage' }, 'contract'],
    [{ kind: 'wrongShape' }, 'contract'],
    [{ kind: 'empty204' }, 'contract'],
    [{ kind: 'body', body: { data: { matches: 'many' } } }, 'contract'],
    [{ kind: 'body', body: [] }, 'contract'],
    [{ kind: 'huge' }, 'contract'],
  ])('%o', async ([fault, kind, status]) => {
    sandbox.injectFault(always(fault));
    const error = await catchError(connect(sandbox.origin, timeoutsFor(fault)).call(fetchCounters));
    expect(error).toMatchObject({ kind, call: 'fetchCounters' });
    expect(error.status).toBe(status);
  });

  test('a list that is too long is cut, not refused', async () => {
    sandbox.injectFault(always({ kind: 'huge' }));
    const { matches } = await connect().call(fetchDashboard);
    expect(matches).toHaveLength(500);
  });

  test('a large call may be long and slow, within bounds of its own', async () => {
    const bodies = (megabytes: number): typeof fetch => {
      const filler = ' '.repeat(1_000_000);
      const parts = [...Array<string>(megabytes).fill(filler), new TextEncoder().encode('{"data":{"sections":[]}}')];
      return async () => new Response(new Blob(parts));
    };
    const read = (call: Call, megabytes: number) => connect(sandbox.origin, { fetch: bodies(megabytes) }).call(call);
    expect(await read(fetchOwnData, 6)).toMatchObject({ content: { sections: [] } });
    expect((await catchError(read(fetchOwnData, 51))).kind).toBe('contract');
    expect((await catchError(read(fetchCounters, 6))).kind).toBe('contract');
    sandbox.injectFault({ call: 'fetchOwnData', kind: 'delay', ms: 600 });
    await connect(sandbox.origin, { timeouts: shortTimeouts }).call(fetchOwnData);
    expect(sandbox.requests.filter(({ call }) => call === 'fetchOwnData')).toHaveLength(1);
  });

  test('a server that cannot be reached', async () => {
    expect(
      (await catchError(connect('http://127.0.0.1:9').call(logIn, { body: { email: 'a@b.example', password: 'x' } })))
        .kind,
    ).toBe('offline');
  });

  test('a connection that breaks within the response', async () => {
    const breaking = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"data":', () => response.destroy());
    });
    expect((await catchError(connect(breaking.origin).call(fetchCounters))).kind).toBe('offline');
    await breaking.close();
  });

  test('a refusal carries its messages by field', async () => {
    sandbox.injectFault({ call: '*', kind: 'body', status: 422, body: { errors: { username: ['taken'] } } });
    expect(await catchError(connect().call(fetchCounters))).toMatchObject({
      kind: 'rejected',
      status: 422,
      fields: { username: 'taken' },
    });
  });

  test.for<[number, unknown]>([
    [402, {}],
    [403, { errors: 'no', paywall: true }],
    [200, { errors: 'no', data: { paywall: true } }],
  ])('the paywall, by status %i and %o', async ([status, body]) => {
    sandbox.injectFault({ call: '*', kind: 'body', status, body });
    expect(await catchError(connect().call(fetchCounters))).toMatchObject({ kind: 'rejected', paywall: true });
  });

  test('a response cannot change prototypes', async () => {
    const body = JSON.parse('{"data":{"__proto__":{"polluted":1},"constructor":"x","key":"text"}}');
    sandbox.injectFault({ call: '*', kind: 'body', body });
    const strings = await connect().call(fetchTranslations, { params: { locale: 'de' } });
    expect(strings.key).toBe('text');
    expect((strings as { polluted?: unknown }).polluted).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

test('acts outlive the page, unless they can be aborted or are too long for that', { tags: 'rule' }, async () => {
  const sent: [string, boolean][] = [];
  const watch: typeof fetch = (input, init) => {
    const { method, keepalive } = input instanceof Request ? input : new Request(input, init);
    // A Request, or one with a signal, ends with its page in Firefox.
    if (keepalive) expect([typeof input, init?.signal]).toEqual(['string', undefined]);
    sent.push([method, keepalive]);
    return fetch(input, init);
  };
  const api = connect(sandbox.origin, { fetch: watch });
  await api.call(fetchCounters);
  await api.call(deletePicture, { params: { id: '1' } }).catch(() => {});
  await api.call(toggleBookmark, { params: { id: '1' } }).catch(() => {});
  const long = 'x'.repeat(20_000);
  const comment = (text: string, signal?: AbortSignal) =>
    api
      .call(commentAnswer, { params: { answerId: '1' }, body: { comment: text } }, signal && { signal })
      .catch(() => {});
  await comment('Lovely');
  await comment('Lovely', new AbortController().signal);
  await comment(long);
  expect(sent).toEqual([
    ['GET', false],
    ['DELETE', true],
    ['GET', true],
    ['POST', true],
    ['POST', false],
    ['POST', false],
  ]);
  const before = sent.length;
  const waiting = comment('Lovely');
  // What is sent later, if only after a promise that is fulfilled already, may be lost while a page is left.
  expect(sent).toHaveLength(before + 1);
  await waiting;
  const comments = sandbox.requests.filter(({ call }) => call === 'commentAnswer');
  expect(comments.map(({ body }) => (body as { comment: string }).comment)).toEqual([
    'Lovely',
    'Lovely',
    long,
    'Lovely',
  ]);
});

describe('errors that pass through and requests that are never sent', () => {
  test('an abort rejects as it is', async () => {
    sandbox.injectFault({ call: '*', kind: 'delay', ms: 3000 });
    const abort = new AbortController();
    const pending = connect().call(fetchCounters, {}, { signal: abort.signal });
    setTimeout(() => abort.abort(), 50);
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('a defect of the app rejects as it is', async () => {
    const fake = (async () => {
      throw new ReferenceError('nonsense');
    }) as unknown as typeof fetch;
    await expect(connect(sandbox.origin, { fetch: fake }).call(fetchCounters)).rejects.toBeInstanceOf(ReferenceError);
  });

  test.for(['..', '../config/user', 'a/b', '%2e%2e', ''])('the id %o makes no request', async (id) => {
    const error = await catchError(connect().call(checkPasswordReset, { params: { token: id } }));
    expect(error).toMatchObject({ kind: 'contract', call: 'checkPasswordReset' });
    expect(sandbox.requests).toHaveLength(0);
  });

  test('the message of an error contains nothing that was sent', async () => {
    sandbox.injectFault({ call: '*', kind: 'status', status: 500 });
    const call: Call = { ...logIn, response: Done };
    const error = await catchError(
      connect().call(call, { body: { email: 'canary@b.example', password: 'canary' } } as never),
    );
    expect(error.message).toBe('logIn: rejected (500)');
  });
});

async function serve(handler: Parameters<typeof createServer>[1]) {
  const server: Server = createServer(handler as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

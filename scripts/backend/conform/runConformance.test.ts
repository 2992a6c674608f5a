import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callCommand } from '../../../tests/support/callCommand.ts';
import { conform } from '../../conform.ts';
import { contractCalls } from '../sandbox/contractCalls.ts';
import { type Sandbox, startSandbox } from '../sandbox/startSandbox.ts';
import type { CheckResult } from './CheckResult.ts';
import { readOnlyRequests, unknownRequests } from './readOnlyRequests.ts';
import { type ConformanceOptions, runConformance } from './runConformance.ts';

const password = 'sandbox-demo-1';
const siteOrigin = 'http://localhost:4300';
const accounts = ['complete', 'premium'].map((name) => ({ email: `${name}@sandbox.example`, password }));

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const run = (options: Partial<ConformanceOptions> = {}) =>
  runConformance({
    api: sandbox.origin,
    accounts: accounts.slice(0, 1),
    siteOrigin,
    acts: false,
    only: [],
    ...options,
  });
const failuresOf = (results: readonly CheckResult[]) =>
  results.filter(({ result }) => result === 'failed').map(({ call, check }) => `${call} ${check}`);

/** Serves the sandbox through a proxy that changes requests or answers. */
async function serveBroken(
  defect: (
    request: IncomingMessage,
    forward: (path?: string, headers?: object) => Promise<Response>,
  ) => Promise<Response>,
) {
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const forward = (url = request.url!, headers = {}) => {
      const known = { ...request.headers, ...headers } as Record<string, string>;
      for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) delete known[name];
      const init = { method: request.method!, headers: known, ...(body.length > 0 && { body }) };
      return fetch(sandbox.origin + url, init);
    };
    const answer = await defect(request, forward);
    const text = await answer.text();
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^content-(length|encoding)$|^transfer/.test(name)),
    );
    response.writeHead(answer.status, headers).end(text);
  };
  const server = createServer((...call) => void listener(...call));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('the sandbox', () => {
  test('meets every check, acts included, for members with and without Premium', { tags: 'rule' }, async () => {
    const results = await run({ accounts, acts: true });
    expect(failuresOf(results)).toEqual([]);
    expect(results.filter(({ result }) => result === 'passed').length).toBeGreaterThan(350);
    expect(results.filter(({ result }) => result === 'skipped').map(({ call }) => call)).toEqual([
      'deleteAccount',
      'endOtherSessions',
      'cancelMembership',
      'withdrawMembership',
      'cancelContract',
      'withdrawContract',
      'objectToClosedAccount',
      'reportContent',
    ]);
    // Checks that do not depend on the account run once.
    const schemasOf = (name: string) => results.filter(({ call, check }) => call === name && check === 'schema');
    expect([schemasOf('fetchTranslations'), schemasOf('fetchCounters')].map(({ length }) => length)).toEqual([1, 2]);
    for (const { name } of contractCalls) {
      if (!/^check[A-Z].*(?<!Completed|Confirmed|Reset)$/.test(name)) {
        expect(
          results.map(({ call }) => call),
          name,
        ).toContain(name);
      }
    }
  });

  test('is asked for reads only by default, and never for what a look would change', { tags: 'rule' }, async () => {
    await run({ accounts: [{ email: 'confirmed@sandbox.example', password }] });
    const kinds = new Map(contractCalls.map(({ name, kind }) => [name, kind]));
    const acts = sandbox.requests.filter(({ call }) => kinds.get(call) === 'act').map(({ call }) => call);
    expect([...new Set(acts)]).toEqual(['logIn']);
    const asked = sandbox.requests.filter(({ headers }) => headers.authorization).map(({ call }) => call);
    expect(asked).not.toContain('fetchAdditionalQuestions');
    expect(asked.length).toBeGreaterThan(100);
  });
});

test('every read of the contract has a request, and no other call', { tags: 'rule' }, () => {
  const reads = contractCalls.filter(({ kind }) => kind === 'read');
  expect(Object.keys(readOnlyRequests).toSorted()).toEqual(reads.map(({ name }) => name).toSorted());
  const named = reads.filter(({ path, name }) => /:(?!locale)/.test(path) && name !== 'checkPasswordReset');
  expect(Object.keys(unknownRequests).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
});

describe('a fault is reported', () => {
  test.for<[fault: Parameters<Sandbox['injectFault']>[0], failed: string]>([
    [{ call: 'fetchCounters', kind: 'status', status: 500 }, 'fetchCounters envelope'],
    [{ call: 'fetchCounters', kind: 'garbage' }, 'fetchCounters envelope'],
    [{ call: 'fetchCounters', kind: 'html502' }, 'fetchCounters envelope'],
    [{ call: 'fetchCounters', kind: 'empty204' }, 'fetchCounters envelope'],
    [{ call: 'fetchCounters', kind: 'errors200' }, 'fetchCounters envelope'],
    [{ call: 'fetchCounters', kind: 'drop' }, 'fetchCounters envelope'],
    [{ call: 'fetchCounters', kind: 'wrongShape' }, 'fetchCounters schema'],
    [{ call: 'fetchCounters', kind: 'body', body: { data: { matches: 1 } } }, 'fetchCounters schema'],
    [{ call: 'fetchMatches', kind: 'body', body: { data: { matches: [{ id: 1 }] } } }, 'fetchMatches schema'],
    [{ call: 'fetchCounters', kind: 'body', body: { data: {} } }, 'fetchCounters no token'],
    [{ call: 'fetchCounters', kind: 'status', status: 403 }, 'fetchCounters foreign token'],
    [{ call: 'fetchProfile', kind: 'status', status: 500 }, 'fetchProfile unknown id'],
    [{ call: 'fetchUserConfig', kind: 'cors' }, '* CORS'],
    [{ call: 'logIn', kind: 'status', status: 503 }, 'logIn envelope'],
    [{ call: 'logIn', kind: 'body', body: { data: { token: 'secret' } } }, 'logIn token'],
  ])('%o: %s', { tags: 'rule' }, async ([fault, failed]) => {
    sandbox.injectFault({ ...fault, times: 0 });
    const isOfAll = failed.startsWith('*') || fault.call === 'logIn';
    expect(failuresOf(await run({ only: isOfAll ? [] : [fault.call] }))).toContain(failed);
  });

  test.for<[what: string, failed: string, defect: Parameters<typeof serveBroken>[0]]>([
    [
      'knows one form of a path only',
      'fetchMatches slash',
      async ({ url = '' }, forward) => {
        return /matches\?/.test(url) ? Response.json({ errors: 'No such page.' }, { status: 404 }) : forward();
      },
    ],
    [
      'ignores the offset',
      'fetchMatches paging',
      ({ url = '' }, forward) => forward(url.replace(/offset=\d+/, 'offset=0')),
    ],
    [
      'ignores the limit',
      'fetchConversations paging',
      ({ url = '' }, forward) => forward(url.replace(/limit=\d+/, 'limit=50')),
    ],
    [
      'lists everybody as waiting',
      'fetchConversations waiting',
      ({ url = '' }, forward) => forward(url.replace('waiting=1', '')),
    ],
    [
      'gives the latest messages always',
      'fetchThread paging',
      ({ url = '' }, forward) => forward(url.replace(/beforeId=\d+/, 'beforeId=0')),
    ],
    [
      'takes anything for a number',
      'fetchMatches broken query',
      ({ url = '' }, forward) => forward(url.replace(/=x/g, '=0')),
    ],
    [
      'names a focus outside of the picture',
      'fetchGallery focus',
      async (_, forward) =>
        Response.json(JSON.parse((await (await forward()).text()).replaceAll('.svg', '.svg#focus=101,5'))),
    ],
    [
      'answers a stranger with an empty profile',
      'fetchProfile unknown id',
      async (_, forward) => {
        const answer = await forward();
        return answer.status === 404 ? Response.json({ data: {} }) : answer;
      },
    ],
  ])('a server that %s: %s', { tags: 'rule' }, async ([, failed, defect]) => {
    await using broken = await serveBroken(defect);
    const [call] = failed.split(' ');
    expect(failuresOf(await run({ api: broken.origin, only: [call!] }))).toContain(failed);
  });

  test('every defect of a server that has many', { tags: 'rule' }, async () => {
    await using broken = await serveBroken(async ({ method, url = '', headers }, forward) => {
      if (method === 'OPTIONS') return new Response(null, { status: 405 });
      if (url.endsWith('update_username')) return Response.json({ data: true });
      if (method === 'POST' && url.includes('/block/')) return Response.json({ data: true });
      if (url.includes('/bookmark/')) return Response.json({ data: true });
      const claims = JSON.parse(Buffer.from(headers.authorization?.split('.')[1] ?? 'e30', 'base64url').toString());
      const token = sandbox.accounts.find(({ stage }) => stage === 'complete')!.token;
      const answer = await forward(undefined, claims.use === 'socket' ? { authorization: `Bearer ${token}` } : {});
      if (url === '/api/auth/login' && !answer.ok)
        return Response.json({ errors: { email: 'Nobody.' } }, { status: 404, headers: { 'Set-Cookie': 'session=1' } });
      if (answer.status === 422) return Response.json({ errors: 'No.' }, { status: 422 });
      if (!url.includes('config/site') || !answer.ok) return answer;
      const { data } = (await answer.json()) as { data: object };
      return Response.json({ data: { ...data, debug: headers.authorization } });
    });
    expect(failuresOf(await run({ api: broken.origin, acts: true }))).toEqual(
      expect.arrayContaining([
        '* preflight',
        'updateUsername name of one letter',
        'blockMember effect',
        'toggleBookmark no token',
        'fetchUserConfig socket token',
        '* cookies',
        'logIn wrong credentials',
        'sendVitalAnswers a child',
        '* secrets',
      ]),
    );
  });
});

test('a server without a pause is asked for none', { tags: 'rule' }, async () => {
  await using other = await serveBroken(async ({ url = '' }, forward) => {
    const answer = await forward();
    if (!url.includes('client/account') || !answer.ok) return answer;
    const { data } = (await answer.json()) as { data: object };
    return Response.json({ data: { ...data, pausable: undefined } });
  });
  const results = await run({ api: other.origin, acts: true });
  const pauses = results.filter(({ call, check }) => call === 'pauseAccount' && check !== 'no token');
  expect(pauses.map(({ check, result }) => `${check}: ${result}`)).toEqual(['effect: skipped']);
});

test('a redirect is reported and not followed, so that no other host gets the token', { tags: 'rule' }, async () => {
  const seen: string[] = [];
  await using other = await serveBroken(async ({ headers }) => {
    seen.push(headers.authorization ?? 'asked');
    return Response.json({ data: true });
  });
  await using broken = await serveBroken(async ({ url = '' }, forward) =>
    url.includes('counter')
      ? new Response(null, { status: 307, headers: { Location: other.origin + url } })
      : forward(),
  );
  expect(failuresOf(await run({ api: broken.origin }))).toEqual(
    expect.arrayContaining(['fetchCounters envelope', '* redirects']),
  );
  expect(seen).toEqual([]);
});

test('results hold neither passwords nor tokens', { tags: 'rule' }, async () => {
  sandbox.injectFault({ call: 'fetchAccount', kind: 'wrongShape', times: 0 });
  const text = JSON.stringify(await run({ acts: true }));
  expect(text).not.toContain(password);
  expect(text).not.toMatch(/eyJ/);
});

describe('the command', () => {
  const callWith = (passwords: string, args: string[]) =>
    callCommand(conform, args, { env: { MATCHPRESS_CONFORM_PASSWORD: passwords } });
  const call = (...args: string[]) => callWith(password, args);
  const account = ['--account', 'complete@sandbox.example'];

  test('prints a table and ends with 0, or with 1 after a failure', { tags: 'rule' }, async () => {
    const good = await call('--api', sandbox.origin, ...account, '--origin', siteOrigin);
    expect([good.code, good.stderr]).toEqual([0, '']);
    expect(good.stdout).toMatch(/^As complete@sandbox\.example\nlogIn +envelope +ok +2xx with/);
    expect(good.stdout).toMatch(/\n\n\d+ checks: \d+ passed, 0 failed, 0 left out\.\n$/);
    sandbox.injectFault({ call: 'fetchCounters', kind: 'wrongShape', times: 0 });
    const bad = await call('--api', sandbox.origin, ...account, '--only', 'fetchCounters');
    expect(bad.code).toBe(1);
    expect(bad.stdout).toMatch(/fetchCounters +schema +FAILED +expected the shape of fetchCounters; seen data: /);
  });

  test('prints one result for machines', async () => {
    const { code, stdout } = await call('--api', sandbox.origin, ...account, '--only', 'fetchTariffs', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, api: sandbox.origin, results: expect.any(Array) });
  });

  test.for<[args: string[], said: RegExp]>([
    [[], /required option '--api <url>'/],
    [['--api', 'http://127.0.0.1:1'], /required option '--account/],
    [['--api', 'api.example', ...account], /--api api\.example: an origin is meant/],
    [['--api', 'https://api.example/v1', ...account], /an origin is meant, such as https:\/\/api\.example/],
    [['--api', 'http://api.example', ...account], /a password is sent by https only/],
    [['--api', 'https://api.example', '--account', `anna@members.example:${password}`], /an address alone is meant/],
    [['--api', 'https://api.example', '--account', password], /an address alone is meant/],
    [['--api', 'https://api.example', ...account, '--origin', 'members'], /--origin members: an origin is meant/],
    [['--api', 'https://api.example', ...account, '--only', 'fetchEverything'], /no call "fetchEverything"/],
  ])('refuses %o', async ([args, said]) => {
    const { code, stdout, stderr } = await call(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(said);
    expect(stderr).not.toContain(password);
  });

  test('takes one password for all accounts, or one a line', async () => {
    const accounts = [...account, '--account', 'premium@sandbox.example'];
    const args = ['--api', sandbox.origin, ...accounts, '--only', 'fetchTariffs'];
    for (const passwords of [password, `${password}\n${password}\n`])
      expect((await callWith(passwords, args)).code).toBe(0);
    expect((await callWith(`${password}\nanother-password`, args)).stdout).toMatch(/logIn +\S+ +FAILED/);
  });

  test.for([
    ['', /^MATCHPRESS_CONFORM_PASSWORD is not set; /],
    ['x', /MATCHPRESS_CONFORM_PASSWORD has fewer than 6 characters/],
    [`${password}\nx`, /has 2 lines for 1 accounts/],
  ] as const)('refuses the password %j', async ([passwords, said]) => {
    const { code, stderr } = await callWith(passwords, ['--api', sandbox.origin, ...account]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
    expect(stderr).not.toContain(password);
  });

  test('says that nothing answers', async () => {
    const closed = await startSandbox({ port: 0 });
    await closed.close();
    const { code, stdout } = await call('--api', closed.origin, ...account);
    expect(code).toBe(1);
    expect(stdout).toMatch(/logIn +envelope +FAILED .*seen no answer: ECONNREFUSED/);
  });
});

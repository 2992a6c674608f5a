import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askSandbox, tokenOf } from '../../../tests/support/askSandbox.ts';
import { type Sandbox, startSandbox } from '../startSandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const password = 'sandbox-demo-1';
const ask = (token: string | null, method: string, path: string, body?: unknown) =>
  askSandbox(sandbox, token, method, path, body);
const isConfirmed = async (token: string) => (await ask(token, 'GET', '/api/email/check_confirmed/')).body.data;
const finish = (token: string, userId: string) =>
  ask(token, 'POST', '/api/personality/trigger/finish', { device: 'desktop', userId });

/** The link of the newest letter, and the token in it. */
function readNewestLink() {
  const { link, to } = sandbox.world.mails.at(-1)!;
  const url = new URL(link);
  return { to, query: url.search, token: url.pathname.split('/').at(-1)! };
}

describe('the confirmation of an address', () => {
  test('happens by the link of the confirmation letter', async () => {
    const { to, query, token } = readNewestLink();
    expect([to, query]).toEqual(['unconfirmed@sandbox.example', '?confirm=1']);
    expect(await isConfirmed(token)).toBe(false);
    expect((await finish(token, '103')).status).toBe(200);
    expect(await isConfirmed(tokenOf(sandbox, 'unconfirmed'))).toBe(true);
  });

  test('does not happen by signing in, and not by a sign-in link, which carries its target only', async () => {
    const email = 'unconfirmed@sandbox.example';
    const login = (await ask(null, 'POST', '/api/auth/login', { email, password })).body.data.token;
    await ask(null, 'POST', '/api/auth/magiclink', { email, target: '/membership-area/messages/11' });
    const { query, token } = readNewestLink();
    expect(query).toBe('?target=%2Fmembership-area%2Fmessages%2F11');
    for (const each of [login, token]) expect((await finish(each, '103')).status).toBe(200);
    expect(await isConfirmed(login)).toBe(false);
  });

  test('is lost with a change of the address, and comes back with the letter to the new one only', async () => {
    const member = tokenOf(sandbox, 'complete');
    await ask(member, 'GET', '/api/email/resend/');
    const former = readNewestLink();
    const change = (email: string) => ask(member, 'PUT', '/api/client/settings/email', { email, password });
    expect((await change('Complete@sandbox.example')).status).toBe(200);
    expect(await isConfirmed(member)).toBe(true);
    expect((await change('premium@sandbox.example')).status).toBe(409);
    expect(await isConfirmed(member)).toBe(true);
    expect((await change('Elsewhere@sandbox.example')).status).toBe(200);
    expect(await isConfirmed(member)).toBe(false);
    expect((await ask(member, 'GET', '/api/config/user')).body.data.email_confirmed).toBe(false);
    const { to, query, token } = readNewestLink();
    expect([to, query]).toEqual(['elsewhere@sandbox.example', '?confirm=1']);
    await finish(former.token, '106');
    expect(await isConfirmed(member)).toBe(false);
    await finish(token, '106');
    expect(await isConfirmed(member)).toBe(true);
  });
});

test('the finish event of another member is refused', async () => {
  const { token } = readNewestLink();
  expect(await finish(token, '104')).toMatchObject({ status: 403, body: { errors: { userId: expect.any(String) } } });
  expect(await isConfirmed(token)).toBe(false);
});

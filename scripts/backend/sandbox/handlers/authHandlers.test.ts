import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askSandbox, tokenOf } from '../../../../tests/support/askSandbox.ts';
import { type Sandbox, startSandbox } from '../startSandbox.ts';
import { sandboxTextsIn } from '../world/sandboxTexts.ts';

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

/** Reads the link of the newest email, and the token in it. */
function readNewestLink() {
  const { link, to } = sandbox.world.mails.at(-1)!;
  const url = new URL(link);
  return { to, query: url.search, token: url.pathname.split('/').at(-1)! };
}

describe('the confirmation of an address', () => {
  test('happens by the link of the confirmation letter', { tags: 'rule' }, async () => {
    const { to, query, token } = readNewestLink();
    expect([to, query]).toEqual(['unconfirmed@sandbox.example', '?confirm=1']);
    expect(await isConfirmed(token)).toBe(false);
    expect((await finish(token, '103')).status).toBe(200);
    expect(await isConfirmed(tokenOf(sandbox, 'unconfirmed'))).toBe(true);
  });

  test('does not happen by signing in, and not by a sign-in link, which carries its target only', {
    tags: 'rule',
  }, async () => {
    const email = 'unconfirmed@sandbox.example';
    const login = (await ask(null, 'POST', '/api/auth/login', { email, password })).body.data.token;
    await ask(null, 'POST', '/api/auth/magiclink', { email, target: '/membership-area/messages/11' });
    const { query, token } = readNewestLink();
    expect(query).toBe('?target=%2Fmembership-area%2Fmessages%2F11');
    for (const each of [login, token]) expect((await finish(each, '103')).status).toBe(200);
    expect(await isConfirmed(login)).toBe(false);
  });

  test('is lost with a change of the address, and comes back with the letter to the new one only', {
    tags: 'rule',
  }, async () => {
    const member = tokenOf(sandbox, 'complete');
    const change = (email: string) => ask(member, 'PUT', '/api/client/settings/email', { email, password });
    await change('former@sandbox.example');
    const former = readNewestLink();
    await finish(former.token, '106');
    const before = sandbox.world.mails.length;
    expect((await ask(member, 'GET', '/api/email/resend/')).status).toBe(200);
    // Nothing is sent to a confirmed address.
    expect(sandbox.world.mails).toHaveLength(before);
    expect((await change('Former@sandbox.example')).status).toBe(200);
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

test('the finish event of another member is refused', { tags: 'rule' }, async () => {
  const { token } = readNewestLink();
  expect(await finish(token, '104')).toMatchObject({ status: 403, body: { errors: { userId: expect.any(String) } } });
  expect(await isConfirmed(token)).toBe(false);
});

describe('a changed password', () => {
  const email = 'complete@sandbox.example';
  const signIn = async () => (await ask(null, 'POST', '/api/auth/login', { email, password })).body.data.token;
  const statusOf = async (token: string) => (await ask(token, 'GET', '/api/config/user')).status;

  test('ends the other sessions, and not the one that has changed it', async () => {
    const [own, other] = [await signIn(), await signIn()];
    const change = { password, newPassword: 'another-password' };
    expect((await ask(own, 'PUT', '/api/client/settings/password', change)).status).toBe(200);
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401]);
    const next = (await ask(null, 'POST', '/api/auth/login', { email, password: 'another-password' })).body.data.token;
    expect(await statusOf(next)).toBe(200);
  });

  test('by a reset link ends all of them, also those of links that were sent before', async () => {
    const other = await signIn();
    await ask(null, 'POST', '/api/auth/magiclink', { email });
    const link = readNewestLink().token;
    await ask(null, 'POST', '/api/auth/password/forgot', { email });
    const key = readNewestLink().token;
    const body = { password: 'another-password' };
    const { token } = (await ask(null, 'POST', `/api/auth/password/reset/${key}`, body)).body.data;
    expect([await statusOf(other), await statusOf(link), await statusOf(token)]).toEqual([401, 401, 200]);
  });
});

describe('attempts are limited', () => {
  const headersOf = async (path: string, body: unknown) => {
    const response = await fetch(sandbox.origin + path, { method: 'POST', body: JSON.stringify(body) });
    return [response.status, response.headers.get('Retry-After')];
  };

  test.for(['complete@sandbox.example', 'unknown@sandbox.example'])('of the password of %s', async (email) => {
    const wrong = { email, password: 'not-this-one' };
    for (let count = 0; count < 5; count += 1) expect((await headersOf('/api/auth/login', wrong))[0]).toBe(422);
    const [status, wait] = await headersOf('/api/auth/login', { email, password });
    expect([status, Number(wait) > 800 && Number(wait) <= 900]).toEqual([429, true]);
    expect((await headersOf('/api/auth/login', { email: 'premium@sandbox.example', password }))[0]).toBe(200);
  });

  test('of the password within a session', async () => {
    const token = tokenOf(sandbox, 'complete');
    const change = (given: string) =>
      ask(token, 'PUT', '/api/client/settings/password', { password: given, newPassword: 'another-password' });
    for (let count = 0; count < 5; count += 1) expect((await change('not-this-one')).status).toBe(422);
    expect((await change(password)).status).toBe(429);
  });

  test('of letters to an address', async () => {
    const before = sandbox.world.mails.length;
    for (const path of ['/api/auth/magiclink', '/api/auth/password/forgot']) {
      const send = () => headersOf(path, { email: 'complete@sandbox.example' });
      for (let count = 0; count < 5; count += 1) expect((await send())[0]).toBe(200);
      expect((await send())[0]).toBe(429);
    }
    expect(sandbox.world.mails).toHaveLength(before + 10);
    const resend = () => ask(tokenOf(sandbox, 'unconfirmed'), 'GET', '/api/email/resend/');
    for (let count = 0; count < 5; count += 1) expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(429);
  });
});

test.for(['en', 'de', 'fr', 'cz', 'pl'] as const)('letters speak the language of the site: %s', async (locale) => {
  const spoken = await startSandbox({ port: 0, country: 'CH', locale });
  const email = 'premium@sandbox.example';
  const { mails } = sandboxTextsIn({ country: 'CH', language: locale });
  for (const path of ['/api/auth/magiclink', '/api/auth/password/forgot', '/api/payments/cancel']) {
    await askSandbox(spoken, null, 'POST', path, { email, name: 'Ada B', contract: email, kind: 'ordinary' });
  }
  const subjects = spoken.world.mails.map(({ subject }) => subject);
  expect(subjects.slice(0, 4)).toEqual([mails.confirm, mails.confirm, mails.signIn, mails.newPassword]);
  expect(subjects[5]).toMatch(/\d{4}/);
  expect(subjects[5]!.startsWith(mails.cancelled.slice(0, 8))).toBe(true);
  await spoken.close();
});

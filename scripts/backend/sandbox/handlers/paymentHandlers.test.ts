import { describe, expect, test } from 'vitest';
import { paymentProviders } from '../../../../brands/paymentProviders.ts';
import { DAY_MS, setUpSandbox } from '../../../../tests/support/setUpSandbox.ts';
import type { AccountName } from '../world/accountTypes.ts';

const testSandbox = setUpSandbox();
const { account, ask, get, listen, moveClock } = testSandbox;

const card = { number: '4111111111111111', expiryMonth: 12, expiryYear: 2030, code: '123' };
const declinedCard = { ...card, number: '4000000000000002' };

/** Starts a payment for three months by card; returns the id of the order. */
async function order(
  name: AccountName,
  idempotencyKey = 'key-of-a-test',
  paidWith = card,
  answers = {},
): Promise<string> {
  const { body } = await ask(name, 'POST', '/api/payments/start', {
    tariffId: '1',
    provider: 'CelerisPay',
    method: 'card',
    returnUrl: 'http://127.0.0.1:4300/completePayment',
    idempotencyKey,
    card: paidWith,
    ...answers,
  });
  return body.data.orderId;
}

const check = async (name: AccountName, orderId: string) =>
  (await ask(name, 'GET', `/api/payments/CelerisPay/check/${orderId}`)).body.data;
const buy = async (name: AccountName, idempotencyKey?: string) => check(name, await order(name, idempotencyKey));
const declare = (what: 'cancel' | 'withdraw', contract: string, email = 'ada@mail.example') =>
  ask(null, 'POST', `/api/payments/${what}`, { name: 'Ada B', contract, email, kind: 'ordinary' });
const cancel = (name: AccountName) => declare('cancel', account(name).email, account(name).email);

const rolesOf = async (name: AccountName): Promise<string[]> => (await get(name, '/api/config/user')).roles;
const membershipOf = async (name: AccountName) => (await get(name, '/api/client/account')).membership;
const readClaims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

/** Reads every message that was sent to the account. */
async function readMessages(name: AccountName) {
  const inbox: { id: number }[] = await get(name, '/api/chat/conversations/?offset=0&limit=50');
  const threads = await Promise.all(inbox.map(({ id }) => get(name, `/api/chat/conversation/${id}/?afterId=0`)));
  return threads.flatMap(({ messages }) => messages);
}

describe('paying unlocks', () => {
  test.for(paymentProviders)('at %s, once its page has accepted the payment', { tags: 'rule' }, async (provider) => {
    const { body } = await ask('complete', 'POST', '/api/payments/start', {
      ...{ tariffId: '1', provider, method: 'wallet', idempotencyKey: 'key-of-a-provider' },
      returnUrl: 'http://127.0.0.1:4300/completePayment',
    });
    const { orderId, tariffId, subscriptionId, redirectUrl } = body.data;
    const order = account('complete').orders.find(({ id }) => id === orderId)!;
    const path = {
      CelerisPay: `CelerisPay/check/${orderId}`,
      Acquired: `Acquired/check/${orderId}/${order.transactionId}`,
      CCBill: `CCBill/check?order=${orderId}`,
      PayPal: `paypal/check/${tariffId}/${subscriptionId ?? order.subscriptionId}`,
      Xolvis: `Xolvis/check/${tariffId}/${orderId}`,
    }[provider];
    const check = () => get('complete', `/api/payments/${path}`);
    expect(await check()).toEqual({ success: false, token: null });
    expect((await readMessages('complete')).some(({ blurred }) => blurred)).toBe(true);
    await fetch(redirectUrl.replace('?', '/paid?'), { redirect: 'manual' });
    expect(await check()).toMatchObject({ success: true, transactionId: order.transactionId });
    expect((await readMessages('complete')).some(({ blurred }) => blurred)).toBe(false);
    expect(await membershipOf('complete')).toMatchObject({ plan: 'premium', provider });
  });

  test('what was locked is readable at once, and stays so', { tags: 'rule' }, async () => {
    const locked = (await readMessages('complete')).filter(({ blurred }) => blurred);
    expect(locked.map(({ type }) => type)).toEqual(expect.arrayContaining(['text', 'picture']));
    for (const { message, picture_unblurred } of locked) expect([message, picture_unblurred]).toEqual([null, null]);
    await buy('complete');
    for (const _ of ['at once', 'after a reload']) {
      const read = await readMessages('complete');
      expect(read.filter(({ blurred }) => blurred)).toEqual([]);
      for (const { messageId } of locked) {
        const { type, message, picture_unblurred } = read.find((each) => each.messageId === messageId);
        if (type === 'picture') expect((await fetch(picture_unblurred)).status).toBe(200);
        else expect(message).not.toBe('');
      }
    }
    const inbox = await get('complete', '/api/chat/conversations/?offset=0&limit=50');
    const { messages } = await get('complete', '/api/dashboard/');
    for (const { blurred } of [...inbox, ...messages]) expect(blurred).toBe(false);
    for (const { type, message } of await readMessages('complete')) if (type === 'text') expect(message).toBeTruthy();
  });

  test('Premium is in the next token and in the config, and what needs it is allowed', { tags: 'rule' }, async () => {
    const { matches } = await get('complete', '/api/matches/?offset=0&limit=50');
    const { match_id } = matches.find(({ blockSend }: { blockSend: boolean }) => blockSend);
    expect((await ask('complete', 'GET', `/api/matches/initiate/${match_id}`)).status).toBe(402);
    const { token } = await buy('complete');
    expect(readClaims(token)).toMatchObject({
      user_id: account('complete').userId,
      roles: ['ROLE_USER', 'ROLE_PREMIUM'],
    });
    expect(await rolesOf('complete')).toContain('ROLE_PREMIUM');
    const { conversation_id } = await get('complete', `/api/matches/initiate/${match_id}`);
    const body = { id: conversation_id, message: 'Good evening', afterId: 0 };
    expect((await ask('complete', 'POST', '/api/chat/', body)).body.data).toMatchObject({ paywall: false });
    expect((await ask('complete', 'GET', `/api/matches/bookmark/${match_id}`)).status).toBe(200);
  });

  test('a message that arrives afterwards is readable, on the socket too', async () => {
    await buy('complete');
    const { email, relationships } = account('complete');
    const from = [...relationships.keys()].at(-1);
    const events = await listen('complete');
    await ask(null, 'POST', '/__sandbox__/event', { email, type: 'message', from, text: 'For you' });
    await expect.poll(() => events).toMatchObject([{ type: 'message', data: { message: 'For you', blurred: false } }]);
    const [latest] = await get('complete', '/api/chat/conversations/?offset=0&limit=1');
    expect(latest).toMatchObject({ last_message: 'For you', blurred: false, profile_id: from });
  });
});

describe('a membership', () => {
  test('that is cancelled is Premium until its end, and no longer', { tags: 'rule' }, async () => {
    await buy('complete');
    expect(await membershipOf('complete')).toMatchObject({
      status: 'active',
      renewsAt: '2026-09-01',
      cancelable: true,
    });
    await cancel('complete');
    expect(await membershipOf('complete')).toMatchObject({
      ...{ plan: 'premium', status: 'cancelled', renewsAt: null, endsAt: '2026-09-01', cancelable: false },
    });
    moveClock(91 * DAY_MS);
    expect(await rolesOf('complete')).toContain('ROLE_PREMIUM');
    moveClock(DAY_MS);
    expect(await rolesOf('complete')).toEqual(['ROLE_USER']);
    expect(await membershipOf('complete')).toMatchObject({ plan: 'free' });
    expect((await readMessages('complete')).some(({ blurred }) => blurred)).toBe(true);
  });

  test('that is not cancelled renews, and ends a month after a later cancellation', { tags: 'rule' }, async () => {
    await buy('complete');
    moveClock(100 * DAY_MS);
    const now = { renewsAt: '2026-12-01', endsAt: '2026-10-09', refund: Math.ceil((14_970 * 53) / 91) };
    expect(await membershipOf('complete')).toMatchObject(now);
    await cancel('complete');
    moveClock(29 * DAY_MS);
    expect(await rolesOf('complete')).toContain('ROLE_PREMIUM');
    moveClock(DAY_MS);
    expect(await rolesOf('complete')).toEqual(['ROLE_USER']);
  });

  test.for(['cancel', 'withdraw'] as const)('%s without a session: one answer for every contract', async (what) => {
    await buy('complete');
    const { email } = account('complete');
    const answers = await Promise.all([email, 'unknown'].map((each) => declare(what, each, email)));
    for (const { body } of answers) {
      expect(body.data).toEqual({ confirmation: expect.stringMatching(/^C-/), receivedAt: expect.any(Number) });
    }
    const { body: mails } = await ask(null, 'GET', '/__sandbox__/mail');
    // The end goes to the address of the membership alone, and a withdrawal changes nothing until somebody has read it.
    expect(mails.includes('Premium endet am 1. September 2026')).toBe(what === 'cancel');
    expect(await rolesOf('complete')).toContain('ROLE_PREMIUM');
  });

  test.for(['cancel', 'withdraw'] as const)(
    '%s without a session is limited for each contract and client, whatever address is given',
    {
      tags: 'rule',
    },
    async (what) => {
      const statuses = (count: number, contract: (each: number) => string) =>
        Promise.all(
          Array.from({ length: count }, (_, each) => declare(what, contract(each), `ada${each}@mail.example`)),
        ).then((answers) => answers.map(({ status }) => status));
      expect(await statuses(6, () => 'O-1')).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await statuses(94, String)).includes(429)).toBe(false);
      expect(await statuses(1, () => 'O-2')).toEqual([429]);
    },
  );

  test.for(['email', 'username'] as const)(
    'is not cancelled by its %s, which others know, but its member is told',
    { tags: 'rule' },
    async (known) => {
      await buy('complete');
      await declare('cancel', account('complete')[known]);
      expect(await membershipOf('complete')).toMatchObject({ status: 'active', cancelable: true });
      const sent = testSandbox.sandbox.world.mails.slice(-2).map(({ to }) => to);
      expect(sent).toEqual(['ada@mail.example', account('complete').email]);
    },
  );

  test('is cancelled in a session with its last day, and a second time alike', { tags: 'rule' }, async () => {
    await buy('complete');
    const end = { endsAt: '2026-09-01', refund: 0, currency: 'EUR' };
    const send = (endsOn?: string) => ask('complete', 'POST', '/api/client/cancel', { kind: 'ordinary', endsOn });
    const cancelInSession = async () => (await send()).body.data;
    for (const noDay of ['2026-99-99', '2028-06-02']) expect((await send(noDay)).status).toBe(422);
    // A late day goes on renewing, and a sooner one takes its place.
    expect((await send('2028-06-01')).body.data).toMatchObject({ endsAt: '2028-06-01' });
    const later = { status: 'cancelled', cancelable: true, renewsAt: '2026-09-01', endsAt: '2028-06-01' };
    expect(await membershipOf('complete')).toMatchObject(later);
    const receipt = await cancelInSession();
    const said = `kind: ordinary\ncontract: ${account('complete').subscription!.number}\nconfirmation: ${receipt.confirmation}\n`;
    const { text } = testSandbox.sandbox.world.mails.at(-1)!;
    expect(text).toContain(said);
    expect(text).toContain('withdrawal: {"until":"2026-06-15","refund":14970}');
    expect(receipt).toMatchObject(end);
    expect(await cancelInSession()).toEqual(receipt);
    expect(await membershipOf('complete')).toMatchObject({ endsAt: end.endsAt, cancelable: false });
  });

  test('is withdrawn in a session: it ends at once, and no cancellation is left', { tags: 'rule' }, async () => {
    await buy('complete');
    const { withdrawal } = await membershipOf('complete');
    expect(withdrawal).toEqual({ until: '2026-06-15', refund: 14_970 });
    const withdraw = () =>
      ask('complete', 'POST', '/api/client/withdraw', { name: 'Ada B', email: 'ada@mail.example' });
    const { data: receipt } = (await withdraw()).body;
    expect(receipt).toMatchObject({ refund: 14_970, currency: 'EUR' });
    expect(await rolesOf('complete')).toEqual(['ROLE_USER']);
    moveClock(DAY_MS);
    expect((await withdraw()).body.data).toEqual(receipt);
    expect((await ask('complete', 'POST', '/api/client/cancel', { kind: 'ordinary' })).status).toBe(404);
    const sent = testSandbox.sandbox.world.mails.filter(({ subject }) => subject.startsWith('Sie haben widerrufen'));
    expect(sent.map(({ to }) => to)).toEqual(['ada@mail.example', account('complete').email]);
    expect(sent[0]!.text).toMatch(/^name: Ada B\nemail: ada@mail.example\ncontract: O\d+\nconfirmation: C-/);
    expect((await ask(null, 'GET', '/__sandbox__/mail')).body).not.toContain('Premium endet');
    await buy('complete', 'key-of-a-late-one');
    moveClock(15 * DAY_MS);
    expect((await withdraw()).status).toBe(409);
    // What a cancellation has ended within the time for it can be withdrawn from.
    await buy('complete', 'key-of-an-ended-one');
    account('complete').subscription!.endsAt = testSandbox.sandbox.world.now();
    expect(await membershipOf('complete')).toMatchObject({ plan: 'free', withdrawal: expect.anything() });
    expect((await withdraw()).status).toBe(200);
    expect(await membershipOf('complete')).not.toHaveProperty('withdrawal');
  });

  test.for([
    [1, 'Sie haben widerrufen'],
    [20, 'Sie haben gekündigt'],
  ] as const)('of an account that is deleted after %i days: %s', { tags: 'rule' }, async ([days, expected]) => {
    await buy('complete');
    moveClock(days * DAY_MS);
    const { email: to, password } = account('complete');
    expect((await ask('complete', 'POST', '/api/client/delete', { password })).status).toBe(200);
    expect(testSandbox.sandbox.world.mails.at(-1)).toMatchObject({ to, subject: expect.stringContaining(expected) });
  });

  test('that the member did not agree to renew ends with its first months', { tags: 'rule' }, async () => {
    // What was ticked last counts, also for an order that is sent again.
    await order('complete', 'key-of-a-test', card, { renews: true, beginAtOnce: false });
    await check('complete', await order('complete', 'key-of-a-test', card, { renews: false, beginAtOnce: true }));
    expect(account('complete').subscription).toMatchObject({ beginAtOnce: true });
    expect(await membershipOf('complete')).toMatchObject({ renewsAt: null, endsAt: '2026-09-01', cancelable: false });
    moveClock(91 * DAY_MS);
    expect(await rolesOf('complete')).toContain('ROLE_PREMIUM');
    moveClock(DAY_MS);
    expect(await rolesOf('complete')).toEqual(['ROLE_USER']);
  });

  test('begins once per order: a check that is repeated after the cancellation does not revive it', {
    tags: 'rule',
  }, async () => {
    const orderId = await order('complete');
    await check('complete', orderId);
    await cancel('complete');
    expect(await check('complete', orderId)).toMatchObject({ success: true });
    expect(await membershipOf('complete')).toMatchObject({ status: 'cancelled' });
    await buy('complete', 'key-of-another-order');
    expect(await membershipOf('complete')).toMatchObject({ status: 'active' });
  });
});

describe('an order', () => {
  const complete = (name: AccountName, id: string) => ask(name, 'POST', `/api/payments/complete/${id}`);
  const register = (name: AccountName, id: string) => ask(name, 'POST', `/api/payments/payment_registered/${id}`);

  test('that was declined, or not checked yet, is neither completed nor registered', { tags: 'rule' }, async () => {
    for (const orderId of [await order('complete'), await order('complete', 'key-declined', declinedCard)]) {
      expect((await complete('complete', orderId)).status).toBe(409);
      expect((await register('complete', orderId)).status).toBe(409);
    }
    expect(await rolesOf('complete')).toEqual(['ROLE_USER']);
  });

  test('of another member is unknown, to its check as well', async () => {
    const orderId = await order('complete');
    expect((await ask('vital', 'GET', `/api/payments/CelerisPay/check/${orderId}`)).status).toBe(404);
    await check('complete', orderId);
    expect((await complete('vital', orderId)).status).toBe(404);
    expect((await complete('complete', orderId)).status).toBe(200);
    expect((await register('complete', orderId)).status).toBe(200);
  });

  test('that was paid stays paid, whatever its page is told later', async () => {
    const { body } = await ask('complete', 'POST', '/api/payments/start', {
      ...{ tariffId: '1', provider: 'CCBill', method: 'wallet', idempotencyKey: 'key-of-a-page' },
      returnUrl: 'http://127.0.0.1:4300/completePayment',
    });
    const decide = (decision: string) =>
      fetch(body.data.redirectUrl.replace('?', `/${decision}?`), { redirect: 'manual' });
    await decide('paid');
    await decide('declined');
    expect(await get('complete', `/api/payments/CCBill/check?order=${body.data.orderId}`)).toMatchObject({
      success: true,
    });
  });
});

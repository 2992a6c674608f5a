import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../../brands/languages.ts';
import { paymentProviders } from '../../../../brands/paymentProviders.ts';
import { askSandbox, tokenOf } from '../../../../tests/support/askSandbox.ts';
import { type Sandbox, startSandbox } from '../startSandbox.ts';
import { accountPlans } from './accountPlans.ts';
import type { AccountName } from './accountTypes.ts';
import { questions } from './questions.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const read = async (account: AccountName, path: string) =>
  (await askSandbox(sandbox, tokenOf(sandbox, account), 'GET', path)).body.data;
const readSettings = async (account: AccountName) => (await read(account, '/api/config/user')).settings;
const readLists = async (account: AccountName) => {
  const { matches } = await read(account, '/api/matches/?offset=0&limit=50');
  const { visitors } = await read(account, '/api/visitors/?offset=0&limit=50');
  return { matches, others: [...visitors, ...(await read(account, '/api/online/'))] };
};

describe('what differs between members has an account', () => {
  test('the two layouts of the questionnaire', { tags: 'rule' }, async () => {
    expect(await readSettings('halfway')).toMatchObject({ questionnaireVariant: 2 });
    expect(await readSettings('chat-questions')).toMatchObject({ questionnaireVariant: 1 });
    expect(await read('chat-questions', '/api/personality/check_completed')).toMatchObject({ steps_finished: 7 });
    expect(await readSettings('chat-new')).toMatchObject({ questionnaireVariant: 1 });
    expect(await read('chat-new', '/api/personality/check_completed')).toMatchObject({ steps_finished: 0 });
  });

  test('confirmFirst', { tags: 'rule' }, async () => {
    const path = '/api/personality/check_completed';
    expect(await read('halfway', path)).toMatchObject({ confirmFirst: false });
    const waiting = await read('confirm-first', path);
    expect(waiting).toMatchObject({ confirmFirst: true, completed: false, steps_finished: questions.length - 1 });
    const { to, link } = sandbox.world.mails.find((mail) => mail.to.startsWith('confirm-first'))!;
    expect([to, link]).toEqual(['confirm-first@sandbox.example', expect.stringContaining('?confirm=1')]);
  });

  test('paywallOnSend', { tags: 'rule' }, async () => {
    expect(await readSettings('complete')).toMatchObject({ paywallOnSend: 0 });
    expect(await readSettings('paywall-on-send')).toMatchObject({ paywallOnSend: 1 });
    const statusOf = async (account: AccountName) => {
      const { matches } = await read(account, '/api/matches/?offset=0&limit=50');
      const { match_id } = matches.find(({ blockSend }: { blockSend: boolean }) => blockSend);
      const path = `/api/matches/initiate/${match_id}`;
      return (await askSandbox(sandbox, tokenOf(sandbox, account), 'GET', path)).status;
    };
    expect([await statusOf('complete'), await statusOf('paywall-on-send')]).toEqual([402, 200]);
  });

  test('empty and full translations, in every language and in both forms', { tags: 'rule' }, async () => {
    for (const [locale, { tag }] of Object.entries(languages)) {
      for (const [account, expected] of [
        ['complete', {}],
        ['full-translations', expect.objectContaining({ 'Sign in': expect.stringMatching(/\S ·$/) })],
      ] as const) {
        await read(account, '/api/config/user');
        const texts = (await askSandbox(sandbox, null, 'GET', `/translations/${locale}`)).body.data;
        expect(texts, `${account} in ${tag}`).toEqual(expected);
        const nested = (await askSandbox(sandbox, null, 'GET', `/api/translations/${locale}`)).body.data;
        expect(nested).toEqual([{ translations: { keys: texts } }]);
      }
    }
  });

  test.for<[AccountName, number]>([
    ['three-matches', 3],
    ['one-match', 1],
    ['no-matches', 0],
  ])('%s meets %i', { tags: 'rule' }, async ([account, count]) => {
    for (let round = 0; round < 2; round += 1) {
      const { matches, others } = await readLists(account);
      expect(matches).toHaveLength(count);
      const known = matches.map(({ profile_id }: { profile_id: string }) => profile_id);
      expect(others.filter(({ profile_id }) => !known.includes(profile_id))).toEqual([]);
      await read(account, '/api/personality/generate_matches');
    }
  });

  test('a conversation of 500 messages, which can be read to its beginning', { tags: 'rule' }, async () => {
    const [first] = await read('many-messages', '/api/chat/conversations/?offset=0&limit=10');
    const ids: number[] = [];
    const senders: string[] = [];
    for (let beforeId = 0, rows = 10; rows === 10; ) {
      const { messages } = await read('many-messages', `/api/chat/conversation/${first.id}/?beforeId=${beforeId}`);
      ids.unshift(...messages.map(({ messageId }: { messageId: number }) => messageId));
      senders.unshift(...messages.map(({ sender }: { sender: string }) => sender));
      rows = messages.length;
      beforeId = ids[0]!;
    }
    expect(new Set(ids).size).toBe(500);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(senders.slice(0, 476).every((sender, index) => sender !== senders[index + 1])).toBe(true);
  });

  test.for(paymentProviders)('a member who has paid with %s', { tags: 'rule' }, async (provider) => {
    const { membership } = await read(provider.toLowerCase() as Lowercase<typeof provider>, '/api/client/account');
    expect(membership).toMatchObject({ plan: 'premium', provider, cancelable: true });
  });
});

test('the home page has every account, and a line about each that no other has', { tags: 'rule' }, async () => {
  const { body } = await askSandbox(sandbox, null, 'GET', '/');
  for (const { name, line } of accountPlans) expect(body).toContain(`<dt>${name}@sandbox.example</dt><dd>${line}</dd>`);
  expect(new Set(accountPlans.map(({ line }) => line)).size).toBe(accountPlans.length);
  for (const { line } of accountPlans) expect(line).toMatch(/^[A-Z].{10,110}\.$/);
  expect(sandbox.accounts.map(({ name }) => name)).toEqual(accountPlans.map(({ name }) => name));
});

import { describe, expect, test } from 'vitest';
import { setUpSandbox } from '../../../../tests/support/setUpSandbox.ts';
import type { AccountName } from '../world/accountTypes.ts';
import { sandboxTexts, sandboxTextsIn } from '../world/sandboxTexts.ts';

const server = setUpSandbox();
const { account, ask, get, moveClock } = server;
const german = sandboxTexts.de;
const swissGerman = sandboxTextsIn({ country: 'CH', language: 'de' });
const accountsWithConversations: AccountName[] = ['vital', 'complete', 'premium', 'contact', 'many-messages'];

interface Message {
  messageId: number;
  sender: string;
  type: string;
  message: string | null;
  picture_unblurred: string | null;
  quote_question: string | null;
  quote_text: string | null;
}

const readInbox = (name: AccountName): Promise<{ id: number; profile_id: string | null; new: string }[]> =>
  get(name, '/api/chat/conversations/?offset=0&limit=50');
const readThread = async (name: AccountName, id: number | string): Promise<Message[]> =>
  (await get(name, `/api/chat/conversation/${id}/?afterId=0`)).messages;

/** Finds a member whom the account has not written to yet. */
const findNewContact = (name: AccountName, hasPictures: boolean) =>
  server.sandbox.world.members.find(({ profileId, pictureIds }) => {
    const relationship = account(name).relationships.get(profileId);
    return relationship && !relationship.contacted && pictureIds.length > 0 === hasPictures;
  })!;

async function readThreadWith(name: AccountName, profileId: string): Promise<Message[]> {
  const { id } = (await readInbox(name)).find(({ profile_id }) => profile_id === profileId)!;
  return readThread(name, id);
}

describe('a conversation is new', () => {
  test.for(accountsWithConversations)(
    'for %s only if its last message is an unread one of the partner',
    { tags: 'rule' },
    async (name) => {
      const rows = await readInbox(name);
      const fresh = rows.filter((row) => row.new === '1');
      expect(fresh.length).toBeGreaterThan(0);
      expect((await get(name, '/api/dashboard/counter/new')).conversations).toBe(fresh.length);
      for (const { id } of fresh) expect((await readThread(name, id)).at(-1)!.sender).not.toBe(account(name).userId);
      expect((await readInbox(name)).filter((row) => row.new === '1')).toEqual([]);
    },
  );

  test('no longer once it is answered, also if it was not opened', async () => {
    const { id } = (await readInbox('premium')).find((row) => row.new === '1')!;
    await ask('premium', 'POST', '/api/chat/', { id, message: 'Good evening', afterId: 0 });
    expect((await readInbox('premium')).find((row) => row.id === id)!.new).toBe('0');
    moveClock(10_000);
    expect((await readInbox('premium')).find((row) => row.id === id)!.new).toBe('1');
  });
});

describe('what people say belongs together', () => {
  test.for(accountsWithConversations)(
    '%s: each line of a partner is followed by the answer to it',
    { tags: 'rule' },
    async (name) => {
      const exchanges = [...german.exchanges, ...german.solicitations, german.remarkOnAnswer];
      const answers = new Map<string | null, string>(exchanges.map(({ said, answered }) => [said, answered]));
      account(name).subscription = account('premium').subscription;
      let pairs = 0;
      for (const { id, profile_id } of await readInbox(name)) {
        if (profile_id === null) continue;
        const thread = await readThread(name, id);
        for (const [index, { type, message, sender }] of thread.entries()) {
          const next = thread[index + 1];
          if (sender === account(name).userId || !next) continue;
          const answer = type === 'picture' ? german.thanksForPicture : answers.get(message);
          expect([message, next.message]).toEqual([message, answer]);
          expect(next.sender).toBe(account(name).userId);
          pairs += 1;
        }
      }
      expect(pairs).toBeGreaterThan(15);
    },
  );

  test('a quoted answer is one that the account has given to the quoted question', { tags: 'rule' }, async () => {
    const threads = await Promise.all((await readInbox('premium')).map(({ id }) => readThread('premium', id)));
    const quotes = threads.flat().filter(({ quote_question }) => quote_question !== null);
    expect(quotes.length).toBeGreaterThan(0);
    const { groups } = await get('premium', '/api/profile/personality/de');
    const own = groups.flatMap(({ answers }: { answers: unknown[] }) => answers);
    for (const { quote_question, quote_text } of quotes) {
      const { answer } = own.find(
        ({ question }: { question: { translations: { de: string } } }) => question.translations.de === quote_question,
      );
      expect(answer).toContain(quote_text);
    }
  });

  test('who is asked an icebreaker answers that question', { tags: 'rule' }, async () => {
    const { profileId } = findNewContact('premium', true);
    const { questions } = await get('premium', `/api/chat/icebreaker/get/${profileId}`);
    for (const { id, text } of questions) {
      const { answer } = german.icebreakers.find(({ question }) => question === text)!;
      await ask('premium', 'POST', `/api/chat/icebreaker/send/${profileId}/${id}`);
      moveClock(10_000);
      expect((await readThreadWith('premium', profileId)).slice(-2)).toMatchObject([
        { type: 'icebreaker', message: text, sender: account('premium').userId },
        { type: 'text', message: answer },
      ]);
    }
    expect((await ask('premium', 'POST', `/api/chat/icebreaker/send/${profileId}/99`)).status).toBe(404);
  });

  test('what members tell of themselves answers the question above it', async () => {
    const { matches } = await get('premium', '/api/matches/?offset=0&limit=50');
    for (const { profile_id } of matches) {
      const { groups } = await get('premium', `/api/profile/personality/de/${profile_id}`);
      for (const { answers } of groups) {
        for (const { question, answer } of answers) {
          if (![3, 4, 11].includes(question.type) || !answer || answer.length === 0) continue;
          const texts = [german, swissGerman].flatMap((each) => each.answers[question.id]!);
          expect(texts).toEqual(expect.arrayContaining(answer));
        }
      }
    }
  });
});

describe('a request for a picture', () => {
  test('is a message of the conversation, and a picture is the answer', { tags: 'rule' }, async () => {
    const { profileId } = findNewContact('premium', true);
    expect((await ask('premium', 'POST', `/api/chat/photo_request/${profileId}`)).status).toBe(200);
    expect(await readThreadWith('premium', profileId)).toMatchObject([
      { type: 'photo_request', message: null, sender: account('premium').userId },
    ]);
    moveClock(10_000);
    const [, picture] = await readThreadWith('premium', profileId);
    expect(picture).toMatchObject({ type: 'picture', message: null, picture_unblurred: expect.any(String) });
    expect((await fetch(picture!.picture_unblurred!)).status).toBe(200);
    expect((await ask('premium', 'POST', `/api/chat/photo_request/${profileId}`)).status).toBe(409);
    expect(await readThreadWith('premium', profileId)).toHaveLength(2);
  });

  test('to a member without pictures is answered in words', async () => {
    const { profileId } = findNewContact('premium', false);
    await ask('premium', 'POST', `/api/chat/photo_request/${profileId}`);
    moveClock(10_000);
    expect((await readThreadWith('premium', profileId)).at(-1)).toMatchObject({ message: german.noPictureYet });
  });

  test('of a free member brings a picture that waits for Premium', async () => {
    const { profileId } = findNewContact('complete', true);
    await ask('complete', 'POST', `/api/chat/photo_request/${profileId}`);
    moveClock(10_000);
    expect((await readThreadWith('complete', profileId)).at(-1)).toMatchObject({
      ...{ type: 'picture', blurred: 1, picture_unblurred: null, message: null },
    });
  });
});

describe('a kind no', () => {
  const readWaiting = async (name: AccountName): Promise<{ id: number; waiting_since: string }[]> =>
    get(name, '/api/chat/conversations/?offset=0&limit=50&waiting=1');

  test('is free, in the language of its reader, gets no reply, and ends the wait for good', {
    tags: 'rule',
  }, async () => {
    for (const { id } of await readWaiting('complete')) {
      expect((await ask('complete', 'POST', `/api/chat/conversation/${id}/decline`)).status).toBe(200);
      expect((await ask('complete', 'POST', `/api/chat/conversation/${id}/decline`)).status).toBe(409);
      moveClock(10_000);
      expect((await readThread('complete', id)).at(-1)).toMatchObject({
        ...{ type: 'decline', message: german.kindNo, sender: account('complete').userId },
      });
    }
    expect(await readWaiting('complete')).toEqual([]);
    const { conversationId } = (
      await ask(null, 'POST', '/__sandbox__/event', {
        ...{ email: account('complete').email, type: 'message' },
      })
    ).body.data;
    expect(
      account('complete')
        .conversations.find(({ id }) => id === conversationId)!
        .messages.at(-1)!.type,
    ).toBe('text');
    expect(await readWaiting('complete')).toEqual([]);
  });

  test('is for those who wait: not for the team, and not once the viewer has answered', async () => {
    const [longest, ...others] = await readWaiting('premium');
    expect(others.map(({ waiting_since }) => waiting_since)).toEqual(
      others.map(({ waiting_since }) => waiting_since).toSorted(),
    );
    await ask('premium', 'POST', '/api/chat/', { id: longest!.id, message: 'Good evening', afterId: 0 });
    expect((await readWaiting('premium')).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect((await ask('premium', 'POST', `/api/chat/conversation/${longest!.id}/decline`)).status).toBe(409);
    expect((await ask('premium', 'POST', '/api/chat/conversation/1/decline')).status).toBe(403);
    expect(
      (await get('premium', '/api/dashboard/')).waiting.map((row: { conversation_id: number }) => row.conversation_id),
    ).toEqual(others.map(({ id }) => id));
  });
});

import { QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UserConfig } from '../../../api/contract/userConfig.ts';
import { createApi } from '../../../api/createApi.ts';
import { createQueryClient } from '../../../api/createQueryClient.ts';
import { memberStorage } from '../../../lib/storage/memberStorage.ts';
import { apiAtom, dispatchSessionAtom } from '../../../session/session.atoms.ts';
import {
  commitDeletionAtom,
  conversationDeletionsAtom,
  leaveDeletionsAtom,
  restoreDeletionsAtom,
  startDeletionAtom,
  undoDeletionAtom,
} from './conversationDeletions.atoms.ts';
import { readDraft, writeDraft } from './draftStorage.ts';
import { changeOutboxAtom, readUnsent } from './outbox.atoms.ts';
import { retryMessageAtom, sendMessageAtom } from './sendMessage.atoms.ts';
import {
  type ConversationRef,
  fetchEarlierMessages,
  openThread,
  readThread,
  refreshThread,
  threadQuery,
} from './threadQuery.ts';

const user = UserConfig.parse({
  roles: [],
  locale: 'de',
  country: 'DE',
  metricUnits: true,
  settings: {},
  email_confirmed: true,
  test_completed: true,
});
const info = { id: 12, username: 'Anna', gender: '1', profile_id: 501 };
const message = (messageId: number, text = `text ${messageId}`, sender = '501') => ({
  messageId,
  message: text,
  sender,
  created_at: '2026-11-21 08:00:00',
});

type Answer = { status?: number; data?: unknown; errors?: unknown; paywall?: boolean } | 'offline';

/** Starts a store with a signed-in member and an API that gives the answers of the test and records the requests. */
function start(answer: (call: string, body: Record<string, unknown>) => Answer | Promise<Answer>) {
  const requested: string[] = [];
  const store = createStore();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    requested.push(call);
    const text = await request.text();
    const given = await answer(call, text === '' ? {} : JSON.parse(text));
    if (given === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, ...body } = given;
    return Response.json(body, { status });
  };
  const signIn = (userId: string) => {
    const claims = { userId, email: 'a@b.example', country: 'DE', exp: 4e9 };
    store.set(dispatchSessionAtom, { type: 'signedIn', claims });
    store.set(dispatchSessionAtom, {
      type: 'loaded',
      userId,
      memberData: { user, settings: null, completion: null },
    });
  };
  const api = createApi({
    origin: 'https://api.example',
    readToken: () => ({ kind: 'invalid' }),
    onUnauthorized: () => {},
    fetch,
    timeouts: { attemptMs: 500, totalMs: 500 },
  });
  store.set(apiAtom, api);
  signIn('101');
  const client = createQueryClient();
  const conversation: ConversationRef = { client, owner: '101', id: '12' };
  /** Opens the conversation as its page does, until it is left, and waits for the messages. */
  const open = async () => {
    const observer = new QueryObserver(client, threadQuery(api, '101', '12'));
    const leave = observer.subscribe(() => {});
    await client.refetchQueries();
    return leave;
  };
  return {
    store,
    api,
    client,
    conversation,
    requested,
    signIn,
    open,
    unsent: () => readUnsent(store.get, conversation),
    ids: () => readThread(conversation)?.messages.map(({ messageId }) => messageId),
  };
}

beforeEach(() => {
  memberStorage.clear();
  // Another test file may have closed it.
  return memberStorage.open('101', null);
});

describe('reading', () => {
  test('what is loaded ahead stays until its page has taken it over, and no longer', async () => {
    vi.useFakeTimers();
    const { api, client, conversation, requested, ids } = start(() => ({ data: { info, messages: [message(11)] } }));
    await openThread(client, api, '101', '12');
    await vi.advanceTimersByTimeAsync(1000);
    expect(ids()).toEqual([11]);
    const leave = new QueryObserver(client, { ...threadQuery(api, '101', '12'), refetchOnMount: false }).subscribe(
      () => {},
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect([ids(), requested.length]).toEqual([[11], 1]);
    leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(readThread(conversation)).toBeUndefined();
    vi.useRealTimers();
  });

  test('loads the newest messages first, then newer ones, and older ones on request', async () => {
    const { api, conversation, requested, open, ids } = start((call) => {
      if (call.includes('afterId')) return { data: { info, messages: [message(21)] } };
      if (call.includes('beforeId=11')) return { data: { info, messages: [message(10)] } };
      return { data: { info, messages: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((id) => message(id)) } };
    });
    const leave = await open();
    await refreshThread(conversation);
    await fetchEarlierMessages(api, conversation);
    expect(requested).toEqual([
      'GET /api/chat/conversation/12/?beforeId=0',
      'GET /api/chat/conversation/12/?afterId=20',
      'GET /api/chat/conversation/12/?beforeId=11',
    ]);
    expect(ids()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    leave();
    await expect.poll(ids).toBeUndefined();
  });

  test('a poll without news leaves the thread the same object, so that no message is drawn again', async () => {
    let online = 0;
    const { conversation, open } = start((call) => ({
      data: { info: { ...info, online }, messages: call.includes('afterId') ? [] : [message(20)] },
    }));
    const leave = await open();
    const loaded = readThread(conversation);
    await refreshThread(conversation);
    expect(readThread(conversation)).toBe(loaded);
    online = 1;
    await refreshThread(conversation);
    expect(readThread(conversation)).toMatchObject({ info: { online: true }, messages: loaded?.messages });
    leave();
  });

  test('an answer that arrives after another member has signed in is dropped', async () => {
    let release = (_: Answer) => {};
    const { api, client, conversation, open, signIn } = start((call) =>
      call.includes('beforeId=3')
        ? new Promise<Answer>((resolve) => (release = resolve))
        : { data: { info, messages: [message(3)] } },
    );
    await open();
    const reading = fetchEarlierMessages(api, conversation);
    await new Promise((resolve) => setTimeout(resolve, 20));
    client.clear();
    signIn('102');
    release({ data: { info, messages: [message(1)] } });
    await reading;
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

describe('sending', () => {
  test('sends one message after the other, each with the newest known id', async () => {
    let newest = 3;
    const bodies: unknown[] = [];
    const { store, conversation, open, unsent, ids } = start((call, body) => {
      if (call.startsWith('GET')) return { data: { info, messages: [message(3)] } };
      bodies.push(body);
      newest += 1;
      return { data: { messages: [message(newest, String(body.message), '101')], paywall: false } };
    });
    await open();
    const outcomes = await Promise.all([
      store.set(sendMessageAtom, conversation, 'one'),
      store.set(sendMessageAtom, conversation, 'two'),
    ]);
    await expect.poll(() => unsent().length).toBe(0);
    expect(outcomes).toEqual([[{ kind: 'sent' }, { kind: 'sent' }], []]);
    expect(bodies).toEqual([
      { id: '12', message: 'one', afterId: 3 },
      { id: '12', message: 'two', afterId: 4 },
    ]);
    expect(ids()).toEqual([3, 4, 5]);
  });

  test('a paywall puts the text back into the draft, before anything typed since', async () => {
    const { store, conversation, unsent } = start(() => ({ data: { messages: [], paywall: true } }));
    const sent = store.set(sendMessageAtom, conversation, 'Dear Anna');
    writeDraft('101', '12', 'and one more thing');
    expect(await sent).toEqual([{ kind: 'paywall' }]);
    expect(readDraft('101', '12')).toBe('Dear Anna\n\nand one more thing');
    expect(unsent()).toEqual([]);
  });

  test('a text that the server does not take is a draft again', async () => {
    const { store, conversation, unsent } = start(() => ({ status: 422, errors: { message: 'No numbers.' } }));
    const sent = store.set(sendMessageAtom, conversation, 'Call 0123');
    writeDraft('101', '12', 'and one more thing');
    expect(await sent).toEqual([{ kind: 'invalid', message: 'No numbers.' }]);
    expect(readDraft('101', '12')).toBe('Call 0123\n\nand one more thing');
    expect(unsent()).toEqual([]);
  });

  test('a message to a member who has blocked the viewer stays, and is not sent again', async () => {
    const { store, conversation, requested, unsent } = start(() => ({ status: 403, errors: { message: 'no' } }));
    expect(await store.set(sendMessageAtom, conversation, 'Dear Anna')).toEqual([{ kind: 'blocked' }]);
    expect(unsent()).toMatchObject([{ text: 'Dear Anna', state: 'blocked' }]);
    await store.set(retryMessageAtom, conversation, unsent()[0]!.key);
    expect(requested.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(readDraft('101', '12')).toBe('');
  });

  test('a failed message stays, survives a reload of the page, and can be deleted', async () => {
    const { store, conversation, unsent } = start(() => 'offline');
    expect(await store.set(sendMessageAtom, conversation, 'Dear Anna')).toEqual([{ kind: 'failed' }]);
    expect(unsent()).toMatchObject([{ text: 'Dear Anna', state: 'failed' }]);
    const reloaded = start(() => ({ data: { info, messages: [] } }));
    await reloaded.open();
    expect(reloaded.unsent()).toMatchObject([{ text: 'Dear Anna', state: 'failed' }]);
    reloaded.store.set(changeOutboxAtom, reloaded.conversation, { type: 'removed', key: reloaded.unsent()[0]!.key });
    expect(memberStorage.read('101', 'chat.unsent.12')).toBeNull();
  });

  test('leaving the conversation drops everything but what is unsent', async () => {
    const { store, conversation, open, unsent, ids } = start((call) =>
      call.startsWith('GET') ? { data: { info, messages: [message(3)] } } : 'offline',
    );
    const leave = await open();
    await store.set(sendMessageAtom, conversation, 'Dear Anna');
    leave();
    await expect.poll(ids).toBeUndefined();
    expect(unsent()).toMatchObject([{ text: 'Dear Anna', state: 'failed' }]);
  });

  test('a message that fails after another member has signed in leaves no trace with that one', async () => {
    let release = (_: Answer) => {};
    const { store, conversation, requested, signIn } = start(
      () => new Promise<Answer>((resolve) => (release = resolve)),
    );
    const sending = store.set(sendMessageAtom, conversation, 'Dear Anna');
    await expect.poll(() => requested.length).toBe(1);
    signIn('102');
    writeDraft('102', '12', 'Dear Eva');
    release('offline');
    await sending;
    expect(readUnsent(store.get, { ...conversation, owner: '102' })).toEqual([]);
    expect(readDraft('102', '12')).toBe('Dear Eva');
  });

  test('a message whose session ended while it was sent counts as failed after signing in again', async () => {
    let release = (_: Answer) => {};
    const { store, conversation, requested, unsent, signIn } = start(
      () => new Promise<Answer>((resolve) => (release = resolve)),
    );
    const sending = store.set(sendMessageAtom, conversation, 'Dear Anna');
    await expect.poll(() => requested.length).toBe(1);
    store.set(dispatchSessionAtom, { type: 'ended', reason: 'expired' });
    release('offline');
    await sending;
    signIn('101');
    expect(unsent()).toMatchObject([{ text: 'Dear Anna', state: 'failed' }]);
  });

  test('a message that was stored although its answer was lost is not sent again', async () => {
    const text = `Dear Anna${'\u0301'.repeat(20)}`;
    let stored = false;
    const { store, conversation, requested, open, unsent, ids } = start((call, body) => {
      if (call.startsWith('POST')) {
        stored = true;
        return 'offline';
      }
      const messages = stored && !call.includes('beforeId') ? [message(4, text, '101')] : [message(3)];
      return { data: { info, messages, ...body } };
    });
    await open();
    await store.set(sendMessageAtom, conversation, text);
    await store.set(retryMessageAtom, conversation, unsent()[0]!.key);
    expect(requested.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(unsent()).toEqual([]);
    expect(ids()).toEqual([3, 4]);
  });
});

describe('deleting a conversation', () => {
  test('sends nothing while it can be undone, and nothing once it is undone', async () => {
    const { store, client, requested } = start(() => ({ data: true }));
    store.set(startDeletionAtom, '12', 'Anna');
    expect(store.get(conversationDeletionsAtom)).toEqual([{ id: '12', name: 'Anna', state: 'waiting' }]);
    store.set(undoDeletionAtom, '12');
    await store.set(commitDeletionAtom, client, '12');
    expect(requested).toEqual([]);
  });

  test('is sent once, however often it is committed', async () => {
    const { store, client, requested } = start(() => ({ data: true }));
    store.set(startDeletionAtom, '12', 'Anna');
    await Promise.all([1, 2, 3].map(() => store.set(commitDeletionAtom, client, '12')));
    expect(requested).toEqual(['DELETE /api/chat/conversation/12']);
    expect(store.get(conversationDeletionsAtom)).toEqual([]);
  });

  test('the support conversation cannot be deleted', () => {
    const { store } = start(() => ({ data: true }));
    store.set(startDeletionAtom, '1', 'Team');
    expect(store.get(conversationDeletionsAtom)).toEqual([]);
  });

  test.for<[string, Answer, string[]]>([
    ['deleted already', { status: 404, errors: { message: 'no' } }, []],
    ['refused', { status: 500, errors: { message: 'no' } }, ['failed']],
    ['offline', 'offline', ['failed']],
  ])('%s', async ([, answer, states]) => {
    const { store, client } = start(() => answer);
    store.set(startDeletionAtom, '12', 'Anna');
    await store.set(commitDeletionAtom, client, '12');
    expect(store.get(conversationDeletionsAtom).map(({ state }) => state)).toEqual(states);
  });

  test('a deletion that is sent as the page goes is not sent again at the next visit', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<Answer>();
    const closed = start(() => answer);
    closed.store.set(startDeletionAtom, '12', 'Anna');
    for (const _ of [1, 2]) closed.store.set(leaveDeletionsAtom, closed.client, true);
    await expect.poll(() => closed.requested).toEqual(['DELETE /api/chat/conversation/12']);
    expect(start(() => ({ data: true })).store.set(restoreDeletionsAtom)).toEqual([]);
    resolve({ data: true });
    await expect.poll(() => closed.store.get(conversationDeletionsAtom)).toEqual([]);
  });

  test('a deletion that is left without a connection is sent at the next visit, once', async () => {
    const closed = start(() => ({ data: true }));
    closed.store.set(startDeletionAtom, '12', 'Anna');
    closed.store.set(leaveDeletionsAtom, closed.client, false);
    expect(closed.requested).toEqual([]);
    const { store, client, requested } = start(() => ({ data: true }));
    expect(store.set(restoreDeletionsAtom)).toEqual(['12']);
    const sending = store.set(commitDeletionAtom, client, '12');
    store.set(leaveDeletionsAtom, client, true);
    await sending;
    expect(requested).toEqual(['DELETE /api/chat/conversation/12']);
    expect(store.set(restoreDeletionsAtom)).toEqual([]);
  });
});

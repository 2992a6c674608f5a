import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { askSandbox } from '../../../../tests/support/askSandbox.ts';
import { DAY_MS, setUpSandbox } from '../../../../tests/support/setUpSandbox.ts';
import { issueToken } from '../world/tokens.ts';

const server = setUpSandbox();
const { account, ask, get, moveClock } = server;

/** Signs in on one device, whose token all its requests carry. */
function signIn(name: 'premium' | 'complete' = 'premium') {
  const token = issueToken(account(name), server.sandbox.world.now());
  const send = (method: string, path: string) => askSandbox(server.sandbox, token, method, path);
  return {
    send,
    status: async () => (await send('GET', '/api/client/account')).status,
    async openSocket() {
      const { body } = await send('GET', '/api/config/user');
      const socket = new WebSocket(`${server.sandbox.origin.replace('http', 'ws')}/?token=${body.data.websocket_jwt}`);
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      await new Promise((resolve) => socket.once('open', resolve));
      return { socket, closed };
    },
  };
}

describe('sessions', () => {
  test('an ended one is refused, its socket is closed, and the others go on', { tags: 'rule' }, async () => {
    const [own, other, third] = [signIn(), signIn(), signIn()];
    await Promise.all([other.status(), third.status()]);
    const [ownSocket, otherSocket] = [await own.openSocket(), await other.openSocket()];
    const { data: sessions } = (await own.send('GET', '/api/client/sessions')).body;
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false, false, false]);
    const { data: ofOther } = (await other.send('GET', '/api/client/sessions')).body;
    expect((await own.send('DELETE', `/api/client/sessions/${ofOther[0].id}`)).status).toBe(200);
    expect([await own.status(), await other.status(), await third.status()]).toEqual([200, 401, 200]);
    expect(await otherSocket.closed).toBe(4401);
    expect(ownSocket.socket.readyState).toBe(WebSocket.OPEN);
    expect((await own.send('DELETE', `/api/client/sessions/${ofOther[0].id}`)).status).toBe(404);
    ownSocket.socket.terminate();
  });

  test('all but the one that asks are ended at once, also those that were not used yet', { tags: 'rule' }, async () => {
    const [own, other, unused] = [signIn(), signIn(), signIn()];
    await other.status();
    expect((await own.send('DELETE', '/api/client/sessions')).status).toBe(200);
    expect([await own.status(), await other.status(), await unused.status()]).toEqual([200, 401, 401]);
    expect((await own.send('GET', '/api/client/sessions')).body.data).toMatchObject([{ current: true }]);
    // A socket that opens later belongs to the session that stays.
    const { socket } = await own.openSocket();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
    expect(await signIn().status()).toBe(200);
  });

  test('nobody ends those of another member', async () => {
    const [own, stranger] = [signIn(), signIn('complete')];
    const [session] = (await own.send('GET', '/api/client/sessions')).body.data;
    expect((await stranger.send('DELETE', `/api/client/sessions/${session.id}`)).status).toBe(404);
    expect(await own.status()).toBe(200);
  });
});

describe('a pause', () => {
  const trigger = (type: string) => ask(null, 'POST', '/__sandbox__/event', { email: account('premium').email, type });

  test('keeps others from all but the conversations they have, until the member returns', {
    tags: 'rule',
  }, async () => {
    await ask('premium', 'POST', '/api/client/pause');
    const { paused } = await get('premium', '/api/config/user');
    moveClock(DAY_MS / 2);
    await ask('premium', 'POST', '/api/client/pause');
    expect((await get('premium', '/api/config/user')).paused).toBe(paused);
    for (const type of ['visit', 'match', 'smile', 'like', 'comment']) expect((await trigger(type)).status).toBe(422);
    expect((await trigger('message')).status).toBe(200);
    expect((await get('premium', '/api/chat/conversations/?offset=0&limit=5')).length).toBe(5);
    await ask('premium', 'DELETE', '/api/client/pause');
    expect((await get('premium', '/api/config/user')).paused).toBeNull();
    expect((await trigger('visit')).status).toBe(200);
  });
});

test('the list of blocked members names them with the day, the latest first', async () => {
  const [first, second] = [...account('premium').relationships.keys()];
  await ask('premium', 'POST', `/api/profile/block/${first}`);
  moveClock(1000);
  await ask('premium', 'POST', `/api/profile/block/${second}`);
  await ask(null, 'POST', '/__sandbox__/event', { email: account('premium').email, type: 'block' });
  const blocked = await get('premium', '/api/profile/blocked');
  expect(blocked.map(({ profile_id }: { profile_id: string }) => profile_id)).toEqual([second, first]);
  expect(blocked[0].blocked_at - blocked[1].blocked_at).toBe(1000);
  await ask('premium', 'DELETE', `/api/profile/block/${second}`);
  expect(await get('premium', '/api/profile/blocked')).toHaveLength(1);
});

describe('the own data', () => {
  test('holds what the account has, and no secret', { tags: 'rule' }, async () => {
    const data = await get('premium', '/api/client/data');
    const { password, conversations, answers, email } = account('premium');
    const sectionOf = (wanted: string) => data.sections.find(({ key }: { key: string }) => key === wanted);
    expect(sectionOf('conversations').entries).toHaveLength(conversations.flatMap(({ messages }) => messages).length);
    expect(sectionOf('answers').entries.length + sectionOf('preferences').entries.length).toBe(answers.size);
    expect(sectionOf('account').entries[0].fields).toContainEqual({ key: 'email', value: email });
    expect(JSON.stringify(data)).not.toContain(password);
  });

  test('a withdrawn consent stays with both days, and a message to come with Premium has no text', async () => {
    await ask('complete', 'DELETE', '/api/client/consents/sensitiveAnswers');
    const { sections } = await get('complete', '/api/client/data');
    const fieldsOf = (wanted: string): { key: string; value: unknown }[] =>
      sections
        .find(({ key }: { key: string }) => key === wanted)
        .entries.flatMap(({ fields }: { fields: unknown }) => fields);
    const withdrawn = fieldsOf('consents').filter(({ key }) => key.endsWith('At'));
    expect(withdrawn.map(({ value }) => typeof value)).toEqual(['string', 'string']);
    expect(fieldsOf('conversations')).toContainEqual({ key: 'text', value: null });
  });

  test('pictures are sent to their owner only', async () => {
    const { id } = account('premium').pictures[0]!;
    const { type, base64 } = await get('premium', `/api/client/data/pictures/${id}`);
    expect(type).toBe('image/svg+xml');
    expect(atob(base64)).toContain('<svg');
    expect((await ask('complete', 'GET', `/api/client/data/pictures/${id}`)).status).toBe(404);
  });
});

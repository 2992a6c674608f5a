import { describe, expect, test } from 'vitest';
import { type Call, callsToMember } from '../../../../tests/support/callsAboutMember.ts';
import { setUpSandbox } from '../../../../tests/support/setUpSandbox.ts';
import type { WorldMember } from '../world/createMembers.ts';

const server = setUpSandbox();
const { account, ask, get, listen, moveClock } = server;

const trigger = (type: string, from?: string) =>
  ask(null, 'POST', '/__sandbox__/event', { email: account('premium').email, type, from });

/** Finds a member who is online, and whom the premium account has as match, visitor and partner of a conversation. */
async function findEverywhere(): Promise<WorldMember> {
  const partners: { profile_id: string }[] = await get('premium', '/api/chat/conversations/?offset=0&limit=50');
  const member = server.sandbox.world.members.find(({ profileId }) =>
    partners.some(({ profile_id }) => profile_id === profileId),
  )!;
  member.online = true;
  await trigger('visit', member.profileId);
  await trigger('match', member.profileId);
  await trigger('message', member.profileId);
  return member;
}

const conversationWith = async ({ profileId }: WorldMember): Promise<string> =>
  (await get('premium', '/api/chat/conversations/?offset=0&limit=50')).find(
    ({ profile_id }: { profile_id: string }) => profile_id === profileId,
  )?.id;

/** Reads the lists and numbers in which the member appears. */
async function readAppearances({ profileId, username }: WorldMember) {
  const has = (rows: { profile_id?: unknown }[]) => rows.some(({ profile_id }) => String(profile_id) === profileId);
  const page = 'offset=0&limit=50';
  const { matches } = await get('premium', `/api/matches/?${page}`);
  const { visitors } = await get('premium', `/api/visitors/?${page}`);
  const dashboard = await get('premium', '/api/dashboard/');
  return {
    matches: has(matches),
    visitors: has(visitors),
    online: has(await get('premium', '/api/online/')),
    conversations: has(await get('premium', `/api/chat/conversations/?${page}`)),
    onDashboard:
      has([...dashboard.matches, ...dashboard.visitors]) ||
      dashboard.messages.some(({ sender }: { sender: string }) => sender === username),
    counters: await get('premium', '/api/dashboard/counter/new'),
  };
}

/** Lists every call that acts on a member, or that reads something of a member. */
const callsTo = (member: WorldMember, conversationId: string): Call[] => [
  ...callsToMember(member),
  ['GET', `/api/chat/conversation/${conversationId}/?beforeId=0`],
  ['POST', '/api/chat/', { id: conversationId, message: 'Hello', afterId: 0 }],
];

const directions = [
  [
    'a member whom the viewer has blocked',
    ({ profileId }: WorldMember) => ask('premium', 'POST', `/api/profile/block/${profileId}`),
    ({ profileId }: WorldMember) => ask('premium', 'DELETE', `/api/profile/block/${profileId}`),
    { blocked: expect.any(String) },
  ],
  [
    'a member who has blocked the viewer',
    ({ profileId }: WorldMember) => trigger('block', profileId),
    ({ profileId }: WorldMember) => trigger('unblock', profileId),
    { message: expect.any(String) },
  ],
] as const;

describe.for(directions)('%s', ([, block, unblock, reason]) => {
  test('is in no list, no number and no notification, until the block is undone', { tags: 'rule' }, async () => {
    const member = await findEverywhere();
    const before = await readAppearances(member);
    expect(before).toMatchObject({
      ...{ matches: true, visitors: true, online: true, conversations: true, onDashboard: true },
    });
    expect((await block(member)).status).toBe(200);
    const during = await readAppearances(member);
    expect({ ...during, counters: null }).toEqual({
      ...{ matches: false, visitors: false, online: false, conversations: false, onDashboard: false, counters: null },
    });
    for (const name of ['matches', 'visitors', 'conversations', 'online'])
      expect(during.counters[name], name).toBe(before.counters[name] - 1);
    const load = () => ask('premium', 'POST', '/api/notifications/load', { userIds: [member.profileId] });
    expect((await load()).body.data.userIds[member.profileId]).toEqual({
      ...{ avatar: null, gender: expect.any(Number), online: false, blocked: true, username: null },
    });
    expect((await unblock(member)).status).toBe(200);
    expect(await readAppearances(member)).toEqual(before);
    expect((await load()).body.data.userIds[member.profileId]).toMatchObject({
      username: member.username,
      blocked: false,
    });
  });

  test('answers 403 to every act and read, until the block is undone', { tags: 'rule' }, async () => {
    const member = await findEverywhere();
    const calls = callsTo(member, await conversationWith(member));
    await block(member);
    for (const [method, path, body] of calls) {
      const answer = await ask('premium', method, path, body);
      expect([method, path, answer.status, answer.body.errors]).toEqual([method, path, 403, reason]);
    }
    await unblock(member);
    const refused: string[] = [];
    for (const [method, path, body] of calls.filter(([method]) => method !== 'DELETE')) {
      if ((await ask('premium', method, path, body)).status === 403) refused.push(path);
    }
    expect(refused).toEqual([]);
  });

  test('causes no event on the socket, and nothing that was due arrives', { tags: 'rule' }, async () => {
    const member = await findEverywhere();
    const id = await conversationWith(member);
    await ask('premium', 'POST', '/api/chat/', { id, message: 'Good evening', afterId: 0 });
    const events = await listen('premium');
    await block(member);
    moveClock(10_000);
    for (const type of ['message', 'visit', 'match']) expect((await trigger(type, member.profileId)).status).toBe(422);
    await get('premium', '/api/dashboard/counter/new');
    await unblock(member);
    // The one event that arrives is the one after the block.
    await trigger('visit', member.profileId);
    await expect.poll(() => events.map(({ type }) => type)).toEqual(['visit']);
    const { messages } = await get('premium', `/api/chat/conversation/${id}/?beforeId=0`);
    expect(messages.at(-1)).toMatchObject({ message: 'Good evening' });
  });
});

describe('blocking', () => {
  test('back, and reporting, are possible for whoever is blocked', async () => {
    const { profileId } = await findEverywhere();
    await trigger('block', profileId);
    expect((await ask('premium', 'POST', `/api/profile/report/${profileId}`, { reason: 'Rude words' })).status).toBe(
      200,
    );
    expect((await ask('premium', 'POST', `/api/profile/block/${profileId}`)).status).toBe(200);
  });

  test('a second report is refused of the same member, message or picture only', { tags: 'rule' }, async () => {
    const { profileId } = await findEverywhere();
    for (const subject of [{}, { messageId: 1 }, { messageId: 2 }, { pictureId: `${profileId}-1` }]) {
      const report = () => ask('premium', 'POST', `/api/profile/report/${profileId}`, { reason: 'Rude', ...subject });
      expect([(await report()).status, (await report()).status]).toEqual([200, 409]);
    }
  });

  test('ends for the own side only', { tags: 'rule' }, async () => {
    const { profileId } = await findEverywhere();
    const view = () => ask('premium', 'GET', `/api/profile/view/${profileId}`);
    await trigger('block', profileId);
    await ask('premium', 'POST', `/api/profile/block/${profileId}`);
    await ask('premium', 'DELETE', `/api/profile/block/${profileId}`);
    expect((await view()).status).toBe(403);
    await trigger('unblock', profileId);
    expect((await view()).status).toBe(200);
  });

  test('does not part other accounts from the member', async () => {
    const { profileId } = await findEverywhere();
    const other = server.sandbox.world.accounts.find(
      ({ name, relationships }) => name !== 'premium' && relationships.has(profileId),
    )!;
    await ask('premium', 'POST', `/api/profile/block/${profileId}`);
    expect((await ask(other.name, 'GET', `/api/profile/view/${profileId}`)).status).toBe(200);
  });
});

describe('a member whom the team has removed for fraud', () => {
  test('is nowhere but in the conversation, which can be read', { tags: 'rule' }, async () => {
    const member = await findEverywhere();
    const id = await conversationWith(member);
    await trigger('removed', member.profileId);
    expect(await readAppearances(member)).toMatchObject({ matches: false, visitors: false, online: false });
    const rows = await get('premium', '/api/chat/conversations/?offset=0&limit=50');
    const [row] = rows.filter(({ profile_id }: { profile_id: string }) => profile_id === member.profileId);
    expect(row).toMatchObject({ removed_for_fraud: 1, public_path: null, verified: 0, username: member.username });
    const { info, messages } = await get('premium', `/api/chat/conversation/${id}/?beforeId=0`);
    expect(info).toMatchObject({ removed_for_fraud: 1, public_path: null });
    expect(messages.length).toBeGreaterThan(0);
    const dashboard = await get('premium', '/api/dashboard/');
    expect(dashboard.messages.find(({ sender }: { sender: string }) => sender === member.username)).toMatchObject({
      ...{ removed_for_fraud: 1, public_path: null },
    });
    const sent = await ask('premium', 'POST', '/api/chat/', { id, message: 'Hello', afterId: 0 });
    expect(sent.status).toBe(403);
    const [view, ...others] = callsToMember(member);
    expect((await ask('premium', ...view!)).body.data).toMatchObject({
      ...{ profileCard: { username: member.username }, answersRandom: [], removed_for_fraud: 1 },
    });
    for (const call of others) expect((await ask('premium', ...call)).status, call[1]).toBe(404);
  });

  test('is told, at once and until it is confirmed, to all whom that member had written to', {
    tags: 'rule',
  }, async () => {
    const member = await findEverywhere();
    const events = await listen('premium');
    await trigger('removed', member.profileId);
    await expect.poll(() => events.at(-1)).toMatchObject({ type: 'removed', sender: { profilePicture: null } });
    const countNotices = async () => (await get('premium', '/api/dashboard/counter/new')).safetyNotices;
    expect(await countNotices()).toBe(1);
    const [notice] = await get('premium', '/api/client/safety-notices');
    expect(notice).toMatchObject({ username: member.username, conversationId: String(await conversationWith(member)) });
    expect(await get('contact', '/api/client/safety-notices')).toEqual([]);
    const confirm = (id: string) => ask('premium', 'POST', `/api/client/safety-notices/${id}/confirm`);
    expect((await confirm('99999')).status).toBe(404);
    for (let times = 0; times < 2; times++) expect((await confirm(notice.id)).status).toBe(200);
    expect(await get('premium', '/api/client/safety-notices')).toEqual([]);
    expect(await countNotices()).toBe(0);
  });
});

describe('decisions of the team', () => {
  test('a member reads the reasons and objects once, within six months', { tags: 'rule' }, async () => {
    const { email } = account('complete');
    await ask(null, 'POST', '/__sandbox__/event', { email, type: 'decision' });
    expect(account('complete').pictures).toHaveLength(1);
    const [decision] = await get('complete', '/api/client/decisions');
    expect(decision).toMatchObject({ kind: 'picture', decision: 'removed', objection: null });
    expect((decision.objectUntil - decision.decidedAt) / 86_400_000).toBeGreaterThan(180);
    const object = (name: 'complete' | 'premium') =>
      ask(name, 'POST', `/api/client/decisions/${decision.id}/objection`, { text: 'She agrees.' });
    expect((await object('premium')).status).toBe(404);
    expect((await object('complete')).status).toBe(200);
    expect((await object('complete')).status).toBe(409);
    expect((await get('complete', '/api/client/decisions'))[0].objection.text).toBe('She agrees.');
  });

  test('a closed account is told why after the right password only, and objects without a token', {
    tags: 'rule',
  }, async () => {
    const { email, password } = account('closed');
    const logIn = (typed: string) => ask(null, 'POST', '/api/auth/login', { email, password: typed });
    expect((await logIn('a-wrong-one')).status).toBe(422);
    const refused = await logIn(password);
    expect(refused).toMatchObject({ status: 403, body: { errors: { kind: 'closed', reason: expect.any(String) } } });
    expect((await ask('closed', 'GET', '/api/client/account')).status).toBe(401);
    const { decision: reference } = refused.body.errors;
    account('closed').decisions[0]!.decision = 'suspended';
    expect((await logIn(password)).body.errors.kind).toBe('suspended');
    expect(reference).toMatch(/^D-[0-9a-f]{32}$/);
    const object = (address: string, text = 'No.') =>
      ask(null, 'POST', '/api/auth/objection', { email: address, reference, text });
    for (const text of ['From a stranger', 'From the owner']) expect((await object(email, text)).status).toBe(200);
    expect(account('closed').decisions[0]!.objection!.text).toBe('From a stranger\n\nFrom the owner');
    for (let times = 0; times < 3; times++) expect((await object('nobody@sandbox.example')).status).toBe(200);
    expect((await object('nobody@sandbox.example')).status).toBe(429);
  });

  test('anybody reports content; only reports of abuse need no address', { tags: 'rule' }, async () => {
    const report = (kind: string, email?: string, client?: string) =>
      ask(null, 'POST', '/api/report', { where: 'Ada', kind, explanation: 'Money', goodFaith: true, email }, client);
    expect(await report('fraud')).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) } } });
    expect((await report('abuse')).body.data.confirmation).toMatch(/^M-/);
    for (let times = 0; times < 5; times++) expect((await report('fraud', 'a@b.example')).status).toBe(200);
    expect((await report('fraud', 'a@b.example')).status).toBe(429);
    // Reports without an address are limited for one client, and not for all who send them.
    for (const last of [1, 2, 3, 4, 5, 6]) expect((await report('abuse', undefined, `::${last}`)).status).toBe(200);
    for (let times = 0; times < 4; times++) expect((await report('abuse')).status).toBe(200);
    expect((await report('abuse')).status).toBe(429);
  });
});

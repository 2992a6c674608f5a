import { describe, expect, test } from 'vitest';
import { type Call, callsToMember } from '../../../../tests/support/callsAboutMember.ts';
import { setUpSandbox } from '../../../../tests/support/setUpSandbox.ts';
import type { AccountName } from '../world/accountTypes.ts';
import type { WorldMember } from '../world/createMembers.ts';
import { sandboxTexts } from '../world/sandboxTexts.ts';

const server = setUpSandbox();
const { account, ask, get, moveClock } = server;

/** Lists every call about a member, of whom the viewer knows nothing but guessed ids. */
const callsTo = (member: WorldMember): Call[] => [
  ...callsToMember(member),
  ['POST', `/api/profile/report/${member.profileId}`, { reason: 'Rude words' }],
  ['POST', `/api/profile/block/${member.profileId}`],
  ['DELETE', `/api/profile/block/${member.profileId}`],
];

const findMember = (profileId: string) =>
  server.sandbox.world.members.find((member) => member.profileId === profileId)!;
const firstPartner = (name: AccountName) => findMember([...account(name).relationships.keys()][0]!);

describe('a member without ties to the viewer', () => {
  test.for<[string, AccountName, () => WorldMember]>([
    [
      'a stranger',
      'premium',
      () => server.sandbox.world.members.find(({ profileId }) => !account('premium').relationships.has(profileId))!,
    ],
    [
      'a member whom the viewer has deleted',
      'premium',
      () => {
        const member = firstPartner('premium');
        account('premium').relationships.get(member.profileId)!.deleted = true;
        return member;
      },
    ],
    ['anybody, before the questionnaire is complete', 'halfway', () => firstPartner('premium')],
  ])('%s: every call answers 404', { tags: 'rule' }, async ([, name, find]) => {
    const member = find();
    for (const [method, path, body] of callsTo(member)) {
      const { status } = await ask(name, method, path, body);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    const body = { userIds: [member.profileId] };
    expect((await ask(name, 'POST', '/api/notifications/load', body)).body.data).toEqual({ userIds: {} });
  });

  test('the same calls are answered for a member whom the viewer knows', async () => {
    const member = findMember(
      [...account('premium').relationships.keys()].find((id) => findMember(id).pictureIds.length > 0)!,
    );
    for (const [method, path, body] of callsTo(member).filter(([method]) => method !== 'DELETE')) {
      const { status } = await ask('premium', method, path, body);
      expect([method, path, status]).toEqual([method, path, 200]);
      await ask('premium', 'DELETE', `/api/profile/block/${member.profileId}`);
    }
  });

  test('a deleted match causes nothing any more: no event, and no reply that was due', { tags: 'rule' }, async () => {
    const { email, relationships } = account('premium');
    const { profileId: from, matchId } = firstPartner('premium');
    await ask('premium', 'POST', `/api/chat/icebreaker/send/${from}/1`);
    await ask('premium', 'DELETE', `/api/matches/delete/${matchId}`);
    moveClock(10_000);
    const last = (await get('premium', '/api/chat/conversations/?offset=0&limit=1'))[0].last_message;
    expect(last).toBe(sandboxTexts.de.icebreakers[0]!.question);
    expect(relationships.get(from)!.deleted).toBe(true);
    for (const type of ['message', 'visit', 'match'])
      expect((await ask(null, 'POST', '/__sandbox__/event', { email, type, from })).status, type).toBe(422);
  });

  test("another account's conversation is unknown", async () => {
    account('premium').conversations[0]!.id = '777';
    expect((await ask('premium', 'GET', '/api/chat/conversation/777/?beforeId=0')).status).toBe(200);
    expect((await ask('complete', 'GET', '/api/chat/conversation/777/?beforeId=0')).status).toBe(404);
    expect((await ask('complete', 'POST', '/api/chat/', { id: 777, message: 'Hello', afterId: 0 })).status).toBe(404);
  });
});

describe('interests of another member', () => {
  const ordinary = [
    ...['romantic', 'couple', 'outdoor', 'special_locations', 'tattoos_and_piercings', 'normal', 'other_interests'],
  ];
  const isIntimate = (key: string) => !ordinary.includes(key);
  const consent = { topic: 'intimateInterests', wording: 'May we?', locale: 'de' };

  /** Reads everything that a viewer with these interests gets about all members. */
  async function readAll(own: string[]): Promise<string[]> {
    await ask('complete', 'POST', '/api/client/consents', consent);
    await ask('complete', 'PUT', '/api/profile/interests', { interests: own });
    const ids = [...account('complete').relationships.keys()];
    const answers = await Promise.all(ids.map((id) => get('complete', `/api/profile/interests/${id}`)));
    return answers.flatMap(({ available, selected }) => {
      expect(available).toEqual(expect.arrayContaining(selected));
      return selected;
    });
  }

  test('are all sent to who has chosen an intimate one', async () => {
    expect((await readAll(['oral'])).filter(isIntimate).length).toBeGreaterThan(0);
  });

  test.for<[string, string[]]>([
    ['nothing', []],
    ['ordinary ones', ['outdoor', 'romantic']],
  ])(
    'to who has chosen %s only the ordinary ones are sent, and nothing tells of others',
    { tags: 'rule' },
    async ([, own]) => {
      const all = await readAll(['oral']);
      const sent = await readAll(own);
      expect(sent).toEqual(all.filter((key) => !isIntimate(key)));
      expect(sent.length).toBeGreaterThan(0);
      const [id] = account('complete').relationships.keys();
      expect(JSON.stringify(await get('complete', `/api/profile/interests/${id}`))).not.toMatch(
        /fetish|oral|threesome/,
      );
    },
  );

  test('intimate own ones need a consent, and go with it', { tags: 'rule' }, async () => {
    const save = (interests: string[]) => ask('complete', 'PUT', '/api/profile/interests', { interests });
    const readConsents = () => get('complete', '/api/client/consents');
    expect(await save(['oral'])).toMatchObject({ status: 403, body: { errors: { consent: expect.any(String) } } });
    await ask('complete', 'POST', '/api/client/consents', consent);
    const { topic, wording } = consent;
    expect(await readConsents()).toContainEqual({ topic, wording, givenAt: Date.UTC(2026, 5, 1, 12) });
    expect((await save(['romantic', 'oral'])).status).toBe(200);
    for (const _ of ['first', 'again'])
      expect((await ask('complete', 'DELETE', `/api/client/consents/${topic}`)).status).toBe(200);
    expect(await readConsents()).toHaveLength(1);
    expect((await get('complete', '/api/profile/interests')).selected).toEqual(['romantic']);
    await ask('complete', 'DELETE', '/api/client/consents/sensitiveAnswers');
    expect(account('complete').answers.size).toBe(0);
  });

  test('leave the own choice open', async () => {
    expect((await get('complete', '/api/profile/interests')).available).toHaveLength(19);
  });
});

describe('answers of a profile', () => {
  const readAnswers = async (name: AccountName, id = ''): Promise<{ id: string; liked: boolean; likes: number }[]> =>
    (await get(name, `/api/profile/view/${id}`)).answersRandom;
  const like = (name: AccountName, id: string) => ask(name, 'GET', `/api/profile/like_answer/${id}`);

  test('a like is kept and counted, once per member', { tags: 'rule' }, async () => {
    const { profileId } = firstPartner('complete');
    const other = server.sandbox.world.accounts.find(
      ({ name, relationships }) => name !== 'complete' && relationships.has(profileId),
    )!.name;
    const { id } = (await readAnswers('complete', profileId))[0]!;
    const read = async (name: AccountName) => {
      const { liked, likes } = (await readAnswers(name, profileId)).find((each) => each.id === id)!;
      return { liked, likes };
    };
    expect(await read('complete')).toEqual({ liked: false, likes: 0 });
    await like('complete', id);
    await like('complete', id);
    expect(await read('complete')).toEqual({ liked: true, likes: 1 });
    expect(await read(other)).toEqual({ liked: false, likes: 1 });
    await like(other, id);
    expect(await read('complete')).toEqual({ liked: true, likes: 2 });
  });

  test('of the own profile can be neither liked nor commented on', { tags: 'rule' }, async () => {
    const answers = await readAnswers('complete');
    expect(answers.length).toBeGreaterThan(0);
    for (const { id } of answers) {
      expect((await like('complete', id)).status).toBe(403);
      const comment = await ask('complete', 'POST', `/api/profile/comment_answer/${id}`, { comment: 'How true' });
      expect(comment.status).toBe(403);
    }
    expect(await readAnswers('complete')).toEqual(answers);
  });

  test('of the own profile tell others nothing of who has reacted', async () => {
    const { profileId } = account('complete');
    const own = await get('complete', '/api/profile/view/');
    const shown = await get('complete', `/api/profile/view/${profileId}`);
    expect(own.own ?? false).toBe(false);
    expect(shown.own).toBe(true);
    expect(shown.answersRandom.map(({ id }: { id: string }) => id)).toEqual(
      own.answersRandom.map(({ id }: { id: string }) => id),
    );
    for (const answer of shown.answersRandom) expect(Object.keys(answer)).not.toContain('likedBy');
  });

  test('that the profile does not show do not exist', async () => {
    const { profileId } = firstPartner('complete');
    for (const id of [`${profileId}-4`, `${profileId}-999`, profileId, 'nobody'])
      expect((await like('complete', id)).status, id).toBe(404);
  });
});

describe('what others did', () => {
  const trigger = async (type: string, more = {}) =>
    (await ask(null, 'POST', '/__sandbox__/event', { email: account('complete').email, type, ...more })).body.data;
  const readReactions = async () => {
    const [{ likes, likedBy, comments }] = (await get('complete', '/api/profile/view/')).answersRandom;
    return { likes, likedBy, comments };
  };

  test('with an own answer stands in the own profile, but not what a blocked or deleted member did', {
    tags: 'rule',
  }, async () => {
    const { profileId, name } = await trigger('like');
    await trigger('comment', { from: profileId, text: 'By the lake, too' });
    const before = await readReactions();
    expect(before.likes).toBe(before.likedBy.length);
    expect(before.likedBy).toContainEqual(expect.objectContaining({ profile_id: profileId, username: name }));
    expect(before.comments[0]).toMatchObject({ member: { profile_id: profileId }, comment: 'By the lake, too' });
    const own = (rows: { profile_id: string }[]) => rows.filter((row) => row.profile_id === profileId);
    for (const part of ['block', 'unblock']) {
      await trigger(part, { from: profileId });
      const { likes, likedBy, comments } = await readReactions();
      expect(likes).toBe(likedBy.length);
      const left = part === 'block' ? 0 : 1;
      expect(own(likedBy)).toHaveLength(left);
      expect(own(comments.map(({ member }: { member: { profile_id: string } }) => member))).toHaveLength(left);
    }
    account('complete').relationships.get(profileId)!.deleted = true;
    expect(own((await readReactions()).likedBy)).toHaveLength(0);
  });

  test('never stands in the profile of another member', async () => {
    const { answersRandom } = await get('complete', `/api/profile/view/${firstPartner('complete').profileId}`);
    for (const answer of answersRandom) expect(answer).not.toHaveProperty('likedBy');
  });

  test('a smile stands in the profile of the member who smiled', async () => {
    const member = [...account('complete').relationships.values()].find(({ smileReceived }) => !smileReceived)!;
    const read = async () => (await get('complete', `/api/profile/view/${member.profileId}`)).smile_received;
    expect(await read()).toBe(0);
    await trigger('smile', { from: member.profileId });
    expect(await read()).toBe(1);
  });
});

test('the own pictures take the order that names each of them once, and the first is the profile picture', async () => {
  const readIds = async (): Promise<string[]> =>
    (await get('complete', '/api/profile/gallery/')).photos.map(({ id }: { id: string }) => id);
  const order = (ids: string[]) => ask('complete', 'PUT', '/api/picture/order', { ids });
  const [first, second] = (await readIds()) as [string, string];
  expect((await order([second, first])).status).toBe(200);
  expect(await readIds()).toEqual([second, first]);
  expect((await get('complete', '/api/profile/gallery/')).photos[0]).toMatchObject({ id: second, main: true });
  for (const ids of [[first], [first, first], [first, second, first]]) expect((await order(ids)).status).toBe(422);
  expect((await order([first, '1001-1'])).status).toBe(404);
  expect(await readIds()).toEqual([second, first]);
});

import { describe, expect, test } from 'vitest';
import { setUpSandbox } from '../../../../tests/support/setUpSandbox.ts';
import type { AccountName } from '../world/accountTypes.ts';
import { toAge } from '../world/toAge.ts';

interface Row {
  match_id: number;
  profile_id: number;
  birthday: string;
  bookmark: string;
  smile_sent: number;
  public_path: string | null;
  new: string;
  blockSend: boolean;
  distance: number;
  last_online: number;
  viewed: number;
}

const server = setUpSandbox();
const { account, ask, get } = server;

const listMatches = async (query = '', name: AccountName = 'premium'): Promise<Row[]> =>
  (await get(name, `/api/matches/?offset=0&limit=50&${query}`)).matches;
const listVisitors = async (query = ''): Promise<Row[]> =>
  (await get('premium', `/api/visitors/?offset=0&limit=50&${query}`)).visitors;
const memberOf = ({ profile_id }: Row) =>
  server.sandbox.world.members.find(({ profileId }) => profileId === String(profile_id))!;

const isStranger = ({ profile_id }: Row) => !account('premium').relationships.get(String(profile_id))!.contacted;

interface Preference {
  question: { id: number; qid: number; type: number };
  customerAnswerId: string | null;
}

/** Saves one answer as the page of preferences does: by the question that has the role. */
async function prefer(qid: number, answer: unknown, name: AccountName = 'premium') {
  const { groups } = await get(name, '/api/profile/personality/en');
  const { answers } = groups.find(({ key }: { key: string }) => key === 'preferences');
  const { question, customerAnswerId } = answers.find((each: Preference) => each.question.qid === qid);
  const changed = { question: question.id, customerAnswerId, answer };
  return ask(name, 'PUT', '/api/personality/data/update_all', { answers: [changed] });
}

const [AGE_RANGE, DISTANCE, HEIGHT_RANGE] = [2, 3, 7];
const ANY_DISTANCE = 5000;

describe('preferences decide who is a match', () => {
  test('by age', { tags: 'rule' }, async () => {
    const all = await listMatches();
    expect((await prefer(AGE_RANGE, [50, 60])).status).toBe(200);
    const now = Date.UTC(2026, 5, 1, 12);
    const inRange = ({ birthday }: Row) => toAge(birthday, now) >= 50 && toAge(birthday, now) <= 60;
    const fitting = all.filter(inRange);
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(all.length);
    expect(await listMatches()).toEqual(fitting);
    const strangers = fitting.filter(isStranger);
    const shown = (await get('premium', '/api/dashboard/')).matches;
    expect(shown).toEqual([...strangers, ...fitting.filter((row) => !isStranger(row))].slice(0, 3));
    const { matches } = await get('premium', '/api/dashboard/counter/new');
    expect(matches).toBe(fitting.filter((row) => row.new === '1').length);
    await prefer(AGE_RANGE, [40, 100]);
    expect(await listMatches()).toEqual(all);
  });

  test('by distance from the centre of the answer; the maximum means that it does not matter', {
    tags: 'rule',
  }, async () => {
    const all = await listMatches();
    const { town } = memberOf(all[0]!);
    const near = (distance: number) => prefer(DISTANCE, { lat: town.lat, lng: town.lng, distance });
    await near(50);
    const close = await listMatches();
    expect(close.length).toBeGreaterThan(0);
    expect(close.length).toBeLessThan(all.length);
    for (const row of close) expect(Math.abs(memberOf(row).town.lat - town.lat)).toBeLessThan(0.5);
    await near(600);
    expect((await listMatches()).length).toBeGreaterThanOrEqual(close.length);
    await near(ANY_DISTANCE);
    expect(await listMatches()).toEqual(all);
  });

  test('by height', { tags: 'rule' }, async () => {
    const all = await listMatches();
    const heightOf = async ({ profile_id }: Row) => {
      const { groups } = await get('premium', `/api/profile/personality/en/${profile_id}`);
      const about = groups.find(({ key }: { key: string }) => key === 'about');
      return about.answers.find(({ question }: Preference) => question.type === 8).answer[0];
    };
    const heights = await Promise.all(all.map(heightOf));
    expect((await prefer(HEIGHT_RANGE, [160, 175])).status).toBe(200);
    const fitting = all.filter((_, index) => heights[index] >= 160 && heights[index] <= 175);
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(all.length);
    expect(await listMatches()).toEqual(fitting);
  });

  interface Given {
    question: { id: number; answerOptions: { id: number }[] };
    answer: unknown;
  }

  /** Lists the positions of a member's chosen options in a question about themselves. */
  async function listOwnChoices({ profile_id }: Row, id: number): Promise<number[]> {
    const { groups } = await get('premium', `/api/profile/personality/en/${profile_id}`);
    const given: Given = groups
      .flatMap(({ answers }: { answers: Given[] }) => answers)
      .find((each: Given) => each.question.id === id);
    return (given.answer as number[]).map((chosen) =>
      given.question.answerOptions.findIndex((option) => option.id === chosen),
    );
  }

  test.for<[string, number, number, number[], (choices: number[]) => boolean]>([
    ['what they look for', 38, 3, [1801, 1803], (choices) => choices.some((index) => index === 0 || index === 2)],
    ['what there is to talk about', 40, 15, [2002], (choices) => choices.includes(1)],
    ['a step of a scale at least', 39, 12, [1904], (choices) => choices[0]! >= 3],
  ])(
    'by their own answers: %s; an empty answer means that it does not matter',
    async ([, qid, about, wanted, fits]) => {
      const all = await listMatches();
      const choices = await Promise.all(all.map((row) => listOwnChoices(row, about)));
      expect((await prefer(qid, wanted)).status).toBe(200);
      const fitting = all.filter((_, index) => fits(choices[index]!));
      expect(fitting.length).toBeGreaterThan(0);
      expect(fitting.length).toBeLessThan(all.length);
      expect(await listMatches()).toEqual(fitting);
      await prefer(qid, []);
      expect(await listMatches()).toEqual(all);
    },
  );

  test('and nobody else: who does not fit can still be a visitor, and be opened', async () => {
    const [visitor] = await listVisitors();
    await prefer(AGE_RANGE, [95, 100]);
    expect(await listMatches()).toEqual([]);
    expect((await listVisitors())[0]).toEqual(visitor);
    expect((await ask('premium', 'GET', `/api/profile/view/${visitor!.profile_id}`)).status).toBe(200);
  });
});

describe('the number of matches', () => {
  const count = async (answers: { question: number; answer: unknown }[]) =>
    ask('premium', 'POST', '/api/matches/count', { answers });
  const agesQuestion = 7;

  test('is told for answers that are not stored', { tags: 'rule' }, async () => {
    const all = await listMatches();
    expect((await count([])).body.data).toEqual({ matches: all.length });
    const { data } = (await count([{ question: agesQuestion, answer: [50, 60] }])).body;
    expect(await listMatches()).toEqual(all);
    await prefer(AGE_RANGE, [50, 60]);
    expect(data).toEqual({ matches: (await listMatches()).length });
    expect(data.matches).toBeLessThan(all.length);
  });

  test('is refused for answers that do not fit', async () => {
    const { status, body } = await count([{ question: agesQuestion, answer: [60, 50] }]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['answers.0.answer']]);
  });
});

describe('miles', () => {
  const british = setUpSandbox({ country: 'GB' });

  test('are the unit of the distance where the site counts in them', async () => {
    const matches: Row[] = (await british.get('premium', '/api/matches/?offset=0&limit=50')).matches;
    const { town } = british.sandbox.world.members.find(
      ({ profileId }) => profileId === String(matches[0]!.profile_id),
    )!;
    const distances = [30, 60, 120, 300];
    const counts: number[] = [];
    for (const distance of distances) {
      const answers = [{ question: 8, answer: { lat: town.lat + 1, lng: town.lng, distance } }];
      await british.ask('premium', 'PUT', '/api/personality/data/update_all', { answers });
      const { matches: near } = await british.get('premium', '/api/matches/?offset=0&limit=50');
      counts.push(near.some(({ profile_id }: Row) => profile_id === matches[0]!.profile_id) ? 1 : 0);
    }
    // One degree of latitude is 111 km or 69 miles.
    expect(counts).toEqual([0, 0, 1, 1]);
  });
});

describe('filters follow what has happened', () => {
  const isListed = async (query: string, row: Row, name: AccountName = 'premium') =>
    (await listMatches(query, name)).some(({ profile_id }) => profile_id === row.profile_id);

  test.for<[string, (row: Row) => [string, string, unknown?]]>([
    ['an icebreaker', ({ profile_id }) => ['POST', `/api/chat/icebreaker/send/${profile_id}/1`]],
    ['a request for a picture', ({ profile_id }) => ['POST', `/api/chat/photo_request/${profile_id}`]],
    [
      'a message of the member',
      ({ profile_id }) => [
        'POST',
        '/__sandbox__/event',
        { email: account('premium').email, type: 'message', from: String(profile_id) },
      ],
    ],
  ])('%s makes the contact', { tags: 'rule' }, async ([, act]) => {
    const [row] = await listMatches('contactFilter=2');
    expect(await isListed('contactFilter=1', row!)).toBe(false);
    const [method, path, body] = act(row!);
    expect((await ask('premium', method, path, body)).status).toBe(200);
    expect(await isListed('contactFilter=1', row!)).toBe(true);
    expect(await isListed('contactFilter=2', row!)).toBe(false);
  });

  test('a message makes the contact, an empty conversation does not, and a deleted one leaves it', async () => {
    const [row] = await listMatches('contactFilter=2');
    const { conversation_id: id } = await get('premium', `/api/matches/initiate/${row!.match_id}`);
    expect(await isListed('contactFilter=1', row!)).toBe(false);
    await ask('premium', 'POST', '/api/chat/', { id, message: 'Good evening', afterId: 0 });
    expect(await isListed('contactFilter=1', row!)).toBe(true);
    await ask('premium', 'DELETE', `/api/chat/conversation/${id}`);
    expect(await isListed('contactFilter=1', row!)).toBe(true);
  });

  test('who is in contact at the start has a conversation, and nobody else', async () => {
    const inbox: { profile_id: string | null }[] = await get('premium', '/api/chat/conversations/?offset=0&limit=50');
    const partners = new Set(inbox.map(({ profile_id }) => profile_id));
    const contacted = await listMatches('contactFilter=1');
    expect(contacted.every(({ profile_id }) => partners.has(String(profile_id)))).toBe(true);
    expect((await listMatches('contactFilter=2')).some(({ profile_id }) => partners.has(String(profile_id)))).toBe(
      false,
    );
    // A member whose matches were generated just now has written to nobody.
    account('new').relationships.clear();
    await get('new', '/api/personality/generate_matches');
    expect(await listMatches('contactFilter=1', 'new')).toEqual([]);
    expect((await listMatches('', 'new')).every(({ blockSend }) => blockSend)).toBe(true);
  });

  test('a free member may answer whom has written, and an own icebreaker unlocks nothing', {
    tags: 'rule',
  }, async () => {
    const row = (await listMatches('contactFilter=2', 'complete'))[0]!;
    await ask('complete', 'POST', `/api/chat/icebreaker/send/${row.profile_id}/1`);
    expect((await ask('complete', 'GET', `/api/matches/initiate/${row.match_id}`)).status).toBe(402);
    const event = { email: account('complete').email, type: 'message', from: String(row.profile_id) };
    await ask(null, 'POST', '/__sandbox__/event', event);
    expect((await ask('complete', 'GET', `/api/matches/initiate/${row.match_id}`)).status).toBe(200);
  });

  test('a favourite is listed as long as it is one', { tags: 'rule' }, async () => {
    const [row] = await listMatches('favouritesFilter=2');
    const toggle = () => ask('premium', 'GET', `/api/matches/bookmark/${row!.match_id}`);
    await toggle();
    expect(await isListed('favouritesFilter=1', row!)).toBe(true);
    expect(await isListed('favouritesFilter=2', row!)).toBe(false);
    await toggle();
    expect(await isListed('favouritesFilter=1', row!)).toBe(false);
  });

  test('without Premium nobody has favourites, and matches that were generated just now have no history', {
    tags: 'rule',
  }, async () => {
    expect(await listMatches('favouritesFilter=1', 'complete')).toEqual([]);
    expect((await listMatches('favouritesFilter=1', 'premium')).length).toBeGreaterThan(0);
    await get('new', '/api/personality/generate_matches');
    const generated = await listMatches('', 'new');
    expect(generated.length).toBeGreaterThan(0);
    for (const { bookmark, smile_sent } of generated) expect([bookmark, smile_sent]).toEqual(['0', 0]);
  });

  test('a match is new until it is looked at', async () => {
    const [row] = await listMatches('newFilter=1');
    expect(row!.new).toBe('1');
    await ask('premium', 'POST', `/api/dashboard/view/${row!.match_id}`);
    expect(await isListed('newFilter=1', row!)).toBe(false);
    const event = { email: account('premium').email, type: 'match', from: String(row!.profile_id) };
    await ask(null, 'POST', '/__sandbox__/event', event);
    expect(await isListed('newFilter=1', row!)).toBe(true);
  });

  test('a visitor is new until looked at: listing the visitors changes nothing', { tags: 'rule' }, async () => {
    const before = await listVisitors();
    expect(before.some((row) => row.new === '1')).toBe(true);
    expect(await listVisitors()).toEqual(before);
    const fresh = await listVisitors('newFilter=1');
    expect(fresh).toEqual(before.filter((row) => row.new === '1'));
    await ask('premium', 'POST', `/api/dashboard/view/${fresh[0]!.match_id}`);
    expect(await listVisitors('newFilter=1')).toEqual(fresh.slice(1));
    const { visitors } = await get('premium', '/api/dashboard/counter/new');
    expect(visitors).toBe(fresh.length - 1);
  });

  test('a new match is not new among the visitors, nor a new visitor among the matches', async () => {
    const ties = [...account('premium').relationships.values()].filter(
      ({ newMatch, newVisit }) => !newMatch && !newVisit,
    );
    const { email } = account('premium');
    const trigger = (type: string, from: string) => ask(null, 'POST', '/__sandbox__/event', { email, type, from });
    const visitor = ties.find(({ visitedAt }) => visitedAt === null)!.profileId;
    const match = ties.find(({ visitedAt }) => visitedAt !== null)!.profileId;
    await trigger('visit', visitor);
    await trigger('match', match);
    const idsOf = (rows: Row[]) => rows.map(({ profile_id }) => String(profile_id));
    const [matches, visitors] = [idsOf(await listMatches('newFilter=1')), idsOf(await listVisitors('newFilter=1'))];
    expect(matches).toContain(match);
    expect(matches).not.toContain(visitor);
    expect(visitors).toContain(visitor);
    expect(visitors).not.toContain(match);
  });

  test('photos divide the list', { tags: 'rule' }, async () => {
    const [all, having, lacking] = await Promise.all(
      ['', 'photoFilter=1', 'photoFilter=2'].map((query) => listMatches(query)),
    );
    expect(having).toEqual(all!.filter(({ public_path }) => public_path !== null));
    expect(lacking).toEqual(all!.filter(({ public_path }) => public_path === null));
  });
});

describe('a list', () => {
  const rising = (values: number[]) => values.toSorted((a, b) => a - b);

  test('comes in the order that is asked for', async () => {
    const best = await listMatches();
    expect(await listMatches('sort=best')).toEqual(best);
    const nearest = (await listMatches('sort=nearest')).map(({ distance }) => distance);
    expect(nearest).not.toEqual(best.map(({ distance }) => distance));
    expect(nearest).toEqual(rising(nearest));
    const lastOnline = (await listMatches('sort=lastOnline')).map((row) => -row.last_online);
    expect(lastOnline).toEqual(rising(lastOnline));
    const newest = (await listMatches('sort=newest')).map((row) => -row.match_id);
    expect(newest).toEqual(rising(newest));
    expect(newest).toHaveLength(best.length);
  });

  test('tells who has been looked at', async () => {
    const row = (await listMatches()).find(({ viewed }) => viewed === 0)!;
    await ask('premium', 'POST', `/api/dashboard/view/${row.match_id}`);
    expect((await listMatches()).find(({ match_id }) => match_id === row.match_id)).toMatchObject({ viewed: 1 });
  });
});

test('about a third of the members is verified, alike in lists, profiles and conversations', async () => {
  const rows = (await listMatches()) as (Row & { verified: number })[];
  const verified = rows.filter((row) => row.verified === 1);
  expect(verified.length).toBeGreaterThan(rows.length / 5);
  expect(verified.length).toBeLessThan(rows.length / 2);
  for (const { profile_id, verified: listed } of rows.slice(0, 3)) {
    expect((await get('premium', `/api/profile/view/${profile_id}`)).profileCard.verified).toBe(listed);
  }
  for (const { id, profile_id, verified: inInbox } of await get(
    'premium',
    '/api/chat/conversations/?offset=0&limit=9',
  )) {
    expect((await get('premium', `/api/chat/conversation/${id}/?beforeId=0`)).info.verified).toBe(inInbox);
    const row = rows.find((each) => String(each.profile_id) === profile_id);
    if (row) expect(row.verified).toBe(inInbox);
  }
});

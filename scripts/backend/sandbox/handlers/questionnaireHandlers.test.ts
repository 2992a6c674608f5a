import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { factsByCountry } from '../../../../brands/domains.ts';
import { askSandbox, tokenOf } from '../../../../tests/support/askSandbox.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../startSandbox.ts';
import { toBounds } from '../world/answerBounds.ts';
import { isValidAnswer } from '../world/answerRules.ts';
import { createWorld } from '../world/createWorld.ts';
import { generateAnswers } from '../world/generateProfile.ts';
import { additionalQuestions, findQuestion, questions } from '../world/questions.ts';

const now = () => Date.UTC(2026, 5, 1);
const open = new Map<string, Sandbox>();

/** Returns a sandbox with its first world, started once for each set of options. */
async function sandboxOf(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const key = JSON.stringify(options);
  if (!open.has(key)) open.set(key, await startSandbox({ port: 0, now, ...options }));
  return open.get(key)!;
}

let german: Sandbox;
beforeAll(async () => {
  german = await sandboxOf();
});
afterAll(() => Promise.all([...open.values()].map((sandbox) => sandbox.close())));
beforeEach(() => {
  for (const sandbox of open.values()) sandbox.reset();
});

const ask = (account: string, method: string, path: string, body?: unknown, sandbox = german) =>
  askSandbox(sandbox, tokenOf(sandbox, account), method, path, body);
const steps = async (account: string) =>
  (await ask(account, 'GET', '/api/personality/check_completed')).body.data.steps_finished;

/** Answers a question again as a member who has answered all of them. */
async function answerAgain(sandbox: Sandbox, id: number, answer: unknown) {
  const question = findQuestion(id)!;
  const body = { question: id, answer, stepId: question.orderId };
  const { status, body: answered } = await ask('complete', 'POST', '/api/personality/answer', body, sandbox);
  return status === 422 ? Object.keys(answered.errors).join() : status;
}

type Site = 'metric' | 'imperial' | 'australian' | 'bracket 60' | 'bracket 40';
const sites: Record<Site, Partial<SandboxOptions>> = {
  metric: {},
  imperial: { country: 'US' },
  australian: { country: 'AU' },
  'bracket 60': { ageBracket: 60 },
  'bracket 40': { ageBracket: 40 },
};
const berlin = { country: 'DE', city: 'Berlin', lat: 52.5, lng: 13.4 };

describe('an answer has to fit its question', () => {
  test.for<[what: string, site: Site, id: number, good: unknown[], bad: unknown[]]>([
    ['type 1, one option', 'metric', 3, [[301]], [[301, 302], [901], ['sea'], [null]]],
    [
      'type 2, three options',
      'metric',
      11,
      [[1101, 1102, 1103]],
      [
        [1101, 1102],
        [1101, 1102, 1103, 1104],
        [1101, 1101, 1102],
      ],
    ],
    ['type 2, as many options as one likes', 'metric', 15, [[1501], [1501, 1502, 1503, 1504, 1505]], [[], [1501, 301]]],
    [
      'type 3, a text of 3 to 32 characters',
      'metric',
      13,
      [['sea'], ['x'.repeat(32)], []],
      [['ab'], [' ab '], ['x'.repeat(33)], ['sea', 'sky']],
    ],
    [
      'type 4, three texts',
      'metric',
      14,
      [['sea', 'sky', 'air'], []],
      [
        ['sea', 'sky'],
        ['sea', 'sky', 'a'],
        ['sea', 'sky', 'x'.repeat(33)],
      ],
    ],
    [
      'type 5, a date of birth',
      'metric',
      4,
      [['1936-01-01'], ['1986-06-01']],
      [['1935-12-31'], ['1986-06-02'], ['1966-02-30'], ['01.04.1966'], []],
    ],
    ['type 5, of members over 50', 'bracket 60', 4, [['1976-06-01']], [['1976-06-02']]],
    ['type 5, of members over 30', 'bracket 40', 4, [['1996-06-01']], [['1996-06-02']]],
    ['type 6, one picture', 'metric', 9, [[906]], [[907], [901, 902], []]],
    [
      'type 7, a town at home',
      'metric',
      5,
      [[berlin]],
      [
        [{ ...berlin, country: 'AT' }],
        [
          { ...berlin, country: 'Germany' },
          { ...berlin, country: 'de' },
        ],
        [{ ...berlin, city: ' ' }],
        [{ ...berlin, lat: 91 }],
        [{ ...berlin, lng: 'x' }],
        ['Berlin'],
      ],
    ],
    ['type 8, a height in cm', 'metric', 6, [[140], [200]], [[139], [201], [170.5], ['170'], [5.6]]],
    ['type 8, a height in feet', 'imperial', 6, [[4.5], [5.67], [6.6]], [[4.49], [6.61], [5.605], [170]]],
    [
      'type 9, a distance in km',
      'metric',
      8,
      [
        { lat: 52.5, lng: 13.4, distance: 50 },
        { lat: null, lng: null, distance: 600 },
        { lat: 52.5, lng: 13.4, distance: 5000 },
      ],
      [
        { lat: 52.5, lng: 13.4, distance: 49 },
        { lat: 52.5, lng: 13.4, distance: 601 },
        { lat: 52.5, lng: 200, distance: 100 },
        { distance: 100 },
        [100],
      ],
    ],
    [
      'type 9, a distance in Australia',
      'australian',
      8,
      [{ lat: -33, lng: 151, distance: 1500 }],
      [
        { lat: -33, lng: 151, distance: 99 },
        { lat: -33, lng: 151, distance: 1501 },
      ],
    ],
    [
      'type 9, a distance in miles',
      'imperial',
      8,
      [
        { lat: 40, lng: -74, distance: 30 },
        { lat: 40, lng: -74, distance: 350 },
      ],
      [
        { lat: 40, lng: -74, distance: 29 },
        { lat: 40, lng: -74, distance: 351 },
      ],
    ],
    [
      'type 10, a range of ages',
      'metric',
      7,
      [
        [40, 100],
        [50, 55],
      ],
      [[39, 60], [60, 101], [50, 54], [60, 50], [50], [45.5, 60], [50, 60, 70]],
    ],
    ['type 10, of members over 50', 'bracket 60', 7, [[50, 60]], [[49, 60]]],
    ['type 11, a text of 3 characters or more', 'metric', 16, [['sea'], []], [['ab'], ['x'.repeat(5001)], [7]]],
    ['no such question', 'metric', 11, [], [[{}]]],
  ])('%s (%s)', { tags: 'rule' }, async ([, site, id, good, bad]) => {
    const sandbox = await sandboxOf(sites[site]);
    for (const answer of good) expect([answer, await answerAgain(sandbox, id, answer)]).toEqual([answer, 200]);
    for (const answer of bad) expect([answer, await answerAgain(sandbox, id, answer)]).toEqual([answer, 'answer']);
  });

  test('an unknown question, and a step that is not the question’s', { tags: 'rule' }, async () => {
    const send = (body: unknown) => ask('complete', 'POST', '/api/personality/answer', body);
    expect(await send({ question: 999, answer: [1], stepId: 1 })).toMatchObject({
      ...{ status: 422, body: { errors: { question: expect.any(String) } } },
    });
    expect(await send({ question: 3, answer: [301], stepId: 2 })).toMatchObject({
      ...{ status: 422, body: { errors: { stepId: expect.any(String) } } },
    });
  });

  test('also where it replaces a former one', { tags: 'rule' }, async () => {
    const customerAnswerId = german.world.accounts.find(({ stage }) => stage === 'complete')!.answers.get(6)!.id;
    const update = (answer: unknown) =>
      ask('complete', 'PUT', '/api/personality/answer/update', { customerAnswerId, answer });
    expect(await update([201])).toMatchObject({ status: 422, body: { errors: { answer: expect.any(String) } } });
    expect((await update([181])).body.data.question.answer.answer).toEqual([181]);
  });
});

describe('the order of questions', () => {
  const send = (account: string, orderId: number) => {
    const { id } = questions[orderId - 1]!;
    const { answer } = german.world.accounts.find(({ stage }) => stage === 'complete')!.answers.get(id)!;
    return ask(account, 'POST', '/api/personality/answer', { question: id, answer, stepId: orderId });
  };

  test('the answer to a step beyond the next one is refused', { tags: 'rule' }, async () => {
    expect(await send('halfway', 9)).toMatchObject({ status: 422, body: { errors: { stepId: expect.any(String) } } });
    expect(await steps('halfway')).toBe(7);
    for (const orderId of [8, 3]) expect((await send('halfway', orderId)).status).toBe(200);
    expect(await steps('halfway')).toBe(8);
    expect((await ask('halfway', 'GET', `/api/personality/question/${questions.length + 1}`)).status).toBe(404);
  });

  test('additional questions come after the questionnaire', { tags: 'rule' }, async () => {
    const [first] = additionalQuestions;
    const body = { question: first!.id, answer: [first!.answerOptions[0]!.id], stepId: first!.orderId };
    expect((await ask('halfway', 'POST', '/api/personality/answer', body)).status).toBe(422);
    expect((await ask('complete', 'POST', '/api/personality/answer', body)).status).toBe(200);
  });

  test('a questionnaire has questions of all eleven types, each with the answers it needs', {
    tags: 'rule',
  }, async () => {
    const all = await Promise.all(
      questions.map(
        async ({ orderId }) =>
          (await ask('complete', 'GET', `/api/personality/question/${orderId}`)).body.data.question,
      ),
    );
    expect([...new Set(all.map(({ type }) => type))].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 11 }, (_, index) => index + 1),
    );
    for (const { type, answerOptions } of all) expect(answerOptions.length > 1).toBe([1, 2, 6].includes(type));
  });
});

describe('several answers at once', () => {
  const batch = (answers: unknown) => ask('vital', 'POST', '/api/personality/questionnaire', { answers });
  const read = async (account: string, orderId: number) =>
    (await ask(account, 'GET', `/api/personality/question/${orderId}`)).body.data.question.answer.answer;
  const place = { question: 13, answer: ['By the lake'], stepId: 11 };
  const day = { question: 16, answer: ['A long walk'], stepId: 14 };

  test('are stored together or not at all, and errors name the answer', { tags: 'rule' }, async () => {
    const refused = await batch([place, { ...day, answer: ['no'] }, { ...day, stepId: 13 }]);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['answers.1.answer', 'answers.2.stepId']);
    expect(await read('vital', 11)).toEqual([]);
    expect((await batch([place, day])).status).toBe(200);
    expect([await read('vital', 11), await read('vital', 14)]).toEqual([place.answer, day.answer]);
    const { body } = await ask('vital', 'GET', '/api/personality/check_completed');
    expect(body.data.questionnaireQuestionsMissing).toEqual([]);
  });

  test('the edits of a profile are checked likewise', { tags: 'rule' }, async () => {
    const before = await read('complete', 4);
    const save = (answers: unknown) => ask('complete', 'PUT', '/api/personality/data/update_all', { answers });
    const refused = await save([
      { question: 6, customerAnswerId: null, answer: [180] },
      { question: 7, customerAnswerId: null, answer: [50, 52] },
    ]);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['answers.1.answer']]);
    expect(await read('complete', 4)).toEqual(before);
    expect((await save([{ question: 6, customerAnswerId: null, answer: [180] }])).status).toBe(200);
    expect(await read('complete', 4)).toEqual([180]);
  });
});

test('a sensitive answer is stored with a consent, and its question can be skipped', { tags: 'rule' }, async () => {
  const question = findQuestion(3)!;
  Object.assign(question, { sensitive: true });
  onTestFinished(() => void Object.assign(question, { sensitive: false }));
  const { answers: stored, consents } = german.world.accounts.find(({ stage }) => stage === 'complete')!;
  consents.clear();
  const { id: customerAnswerId, answer: before } = stored.get(3)!;
  const sent = { question: 3, customerAnswerId, answer: [302], stepId: question.orderId };
  const send = (method: string, path: string, body: object) =>
    ask('complete', method, `/api/personality/${path}`, body);
  const ways = () =>
    Promise.all([
      send('POST', 'answer', sent),
      send('PUT', 'answer/update', sent),
      send('POST', 'questionnaire', { answers: [sent] }),
      send('PUT', 'data/update_all', { answers: [sent] }),
    ]);
  expect((await ways()).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(stored.get(3)!.answer).toEqual(before);
  expect(await answerAgain(german, 3, [])).toBe(200);
  const consent = { topic: 'sensitiveAnswers', wording: 'May we store it?', locale: 'de-DE' };
  expect((await ask('complete', 'POST', '/api/client/consents', consent)).status).toBe(200);
  expect((await ways()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(stored.get(3)!.answer).toEqual([302]);
});

describe('names, dates of birth and towns', () => {
  const location = { country: 'DE', city: 'Kassel', coordinates: { latitude: 51.3, longitude: 9.5 }, zip: '34117' };
  const vital = { username: 'Quittenfreund', birthday: '1966-04-01', location };
  const send = (changes: object) => ask('vital', 'POST', '/api/personality/answer_vital', { ...vital, ...changes });
  const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
    status,
    [...new Set(Object.keys(body.errors ?? {}).map((field) => field.split('.')[0]))],
  ];

  test.for<[changes: object, fields: string[]]>([
    [{ username: 'x' }, ['username']],
    [{ username: ' x ' }, ['username']],
    [{ username: 'x'.repeat(33) }, ['username']],
    [{ birthday: '1935-12-31' }, ['birthday']],
    [{ birthday: '1986-06-02' }, ['birthday']],
    [{ birthday: '1966-02-30' }, ['birthday']],
    [{ birthday: undefined }, ['birthday']],
    [{ location: { ...location, country: 'AT' } }, ['location']],
    [{ location: { ...location, country: 'Deutschland' } }, ['location']],
    [{ location: { ...location, coordinates: { latitude: 51.3, longitude: 181 } } }, ['location']],
    [{ birthday: '2020-01-01', location: undefined }, ['birthday', 'location']],
  ])('%o is refused at %o', { tags: 'rule' }, async ([changes, fields]) => {
    expect(fieldsOf(await send(changes))).toEqual([422, fields]);
    expect((await ask('vital', 'GET', '/api/personality/check_completed')).body.data.vitalQuestionsMissing).toBe(224);
  });

  test('a name may be taken once, by the vital data and in the settings', { tags: 'rule' }, async () => {
    const { username } = german.world.accounts.find(({ stage }) => stage === 'premium')!;
    const rename = (firstname: string) => ask('complete', 'PUT', '/api/client/settings/update_username', { firstname });
    expect(fieldsOf(await send({ username: username.toUpperCase() }))).toEqual([422, ['username']]);
    for (const refused of [username, 'x', ' x ', 'x'.repeat(33)]) {
      expect(fieldsOf(await rename(refused))).toEqual([422, ['firstname']]);
    }
    expect((await rename('  Quittenfreund  ')).status).toBe(200);
    expect((await ask('complete', 'GET', '/api/config/user')).body.data.username).toBe('Quittenfreund');
    expect(fieldsOf(await send({}))).toEqual([422, ['username']]);
    expect((await send({ username: ' Birnenfreund ' })).body.data.vitalQuestionsMissing).toBe(0);
    expect((await ask('vital', 'GET', '/api/config/user')).body.data).toMatchObject({
      ...{ username: 'Birnenfreund', location: { city: 'Kassel', country: 'DE' } },
    });
  });

  test('the country of contact data is a code of two letters', { tags: 'rule' }, async () => {
    const address = { firstname: 'Ada', lastname: 'B', street: 'Weg 1', zip: '1', city: 'Graz' };
    const put = (country: string) => ask('contact', 'PUT', '/api/payments/contact_data', { ...address, country });
    for (const country of ['Österreich', 'AUT', 'XX', 'A'])
      expect(fieldsOf(await put(country))).toEqual([422, ['country']]);
    expect((await put('AT')).body.data).toEqual({ contactDataRequired: false });
  });
});

test.for(Object.keys(factsByCountry))(
  'everybody in %s has answers that the server would accept',
  { tags: 'rule' },
  (country) => {
    for (const ageBracket of [40, 50, 60]) {
      const world = createWorld({ seed: 1, country, ageBracket, siteOrigin: 'http://127.0.0.1:4300', now });
      const everybody = [
        ...world.accounts.map(({ answers, town, stage }) => ({ answers, town, who: stage as string })),
        ...world.members
          .filter(({ town }) => town.country === country)
          .map((member) => ({
            answers: generateAnswers(member, world.metric),
            town: member.town,
            who: member.profileId,
          })),
      ];
      const offences = everybody.flatMap(({ answers, town, who }) =>
        [...answers]
          .filter(([id, { answer }]) => !isValidAnswer(findQuestion(id)!, answer, toBounds(world, town.country)))
          .map(([id, { answer }]) => `${who} ${id}: ${JSON.stringify(answer)}`),
      );
      expect(offences).toEqual([]);
    }
  },
);

test('a town that is answered is where the member lives, and a date of birth is theirs', async () => {
  await answerAgain(german, 5, [berlin]);
  await answerAgain(german, 4, ['1961-02-03']);
  const { location } = (await ask('complete', 'GET', '/api/config/user')).body.data;
  expect(location).toMatchObject({ city: 'Berlin', lat: 52.5, lng: 13.4 });
  const { birthday } = (await ask('complete', 'GET', '/api/profile/view/')).body.data.profileCard;
  expect(birthday).toBe('1961-02-03');
});

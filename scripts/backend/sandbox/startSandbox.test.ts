import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { SIGNED_OUT_CLOSE_CODE } from './socketHub.ts';
import { type Sandbox, startSandbox } from './startSandbox.ts';
import type { AccountStage } from './world/accountTypes.ts';
import { questions } from './world/questions.ts';

let sandbox: Sandbox;
const start = Date.UTC(2026, 5, 1, 12);
let now = start;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  now = start;
  sandbox.reset();
});

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  body: any;
}

const tokenOf = (stage: AccountStage) => sandbox.accounts.find((account) => account.stage === stage)!.token;
const accountOf = (stage: AccountStage) => sandbox.world.accounts.find((account) => account.stage === stage)!;

async function ask(stage: AccountStage | null, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(sandbox.origin + path, {
    method,
    headers: stage ? { Authorization: `Bearer ${tokenOf(stage)}` } : {},
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
}

describe('signing in', () => {
  test('every account that is not closed can log in, and its token is valid for 24 hours', async () => {
    for (const { email, password } of sandbox.accounts) {
      if (email.startsWith('closed@')) continue;
      const { body } = await ask(null, 'POST', '/api/auth/login', { email, password });
      const headers = { Authorization: `Bearer ${body.data.token}` };
      expect((await fetch(`${sandbox.origin}/api/config/user`, { headers })).status).toBe(200);
      now += 24 * 3_600_000;
      expect((await fetch(`${sandbox.origin}/api/config/user`, { headers })).status).toBe(401);
      now -= 24 * 3_600_000;
    }
  });

  test.for([
    { email: 'complete@sandbox.example', password: 'wrong' },
    { email: 'nobody@sandbox.example', password: 'sandbox-demo-1' },
  ])('%o is refused with one message', async (body) => {
    const answer = await ask(null, 'POST', '/api/auth/login', body);
    expect(answer).toMatchObject({ status: 422, body: { errors: { message: expect.any(String) } } });
  });

  test('tokens for the socket or of another signer are refused', async () => {
    const { body } = await ask('complete', 'GET', '/api/config/user');
    for (const token of [body.data.websocket_jwt, `${tokenOf('complete').slice(0, -3)}abc`, 'a.b.c', '']) {
      const response = await fetch(`${sandbox.origin}/api/config/user`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(401);
    }
  });

  test('requests for sign-in links do not reveal accounts, and letters hold the links', async () => {
    const before = sandbox.world.mails.length;
    for (const email of ['complete@sandbox.example', 'nobody@sandbox.example']) {
      expect((await ask(null, 'POST', '/api/auth/magiclink', { email, target: 'matches' })).body).toEqual({
        data: true,
      });
    }
    const letters = sandbox.world.mails.slice(before);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.link).toMatch(/^http:\/\/127\.0\.0\.1:4300\/magiclink\/[^/.]+\.[^/.]+\.[^/.]+\?target=matches$/);
    expect((await ask(null, 'GET', '/__sandbox__/mail')).body).toContain('Ihr Anmeldelink');
  });

  test('the link from a letter sets a password once', async () => {
    await ask(null, 'POST', '/api/auth/password/forgot', { email: 'complete@sandbox.example' });
    const key = sandbox.world.mails.at(-1)!.link.split('/').at(-1);
    expect((await ask(null, 'GET', `/api/auth/password/reset/${key}`)).body.data).toEqual({ valid: true });
    const body = { password: 'another-password' };
    expect((await ask(null, 'POST', `/api/auth/password/reset/${key}`, body)).status).toBe(200);
    expect((await ask(null, 'POST', `/api/auth/password/reset/${key}`, body)).status).toBe(404);
    const login = { email: 'complete@sandbox.example', ...body };
    expect((await ask(null, 'POST', '/api/auth/login', login)).status).toBe(200);
  });
});

describe('the stages', () => {
  test.for<[AccountStage, Record<string, unknown>]>([
    ['new', { completed: false, steps_finished: 0 }],
    ['halfway', { completed: false, steps_finished: 7 }],
    ['unconfirmed', { completed: true, additionalQuestionsShown: false }],
    ['confirmed', { completed: true, additionalQuestionsShown: false }],
    ['vital', { completed: true, vitalQuestionsMissing: 224 }],
    ['complete', { completed: true, additionalQuestionsShown: true, vitalQuestionsMissing: 0 }],
    ['contact', { contactDataRequired: true }],
  ])('%s', async ([stage, expected]) => {
    expect((await ask(stage, 'GET', '/api/personality/check_completed')).body.data).toMatchObject(expected);
    const { data } = (await ask(stage, 'GET', '/api/config/user')).body;
    expect(data.email_confirmed).toBe(!['new', 'halfway', 'unconfirmed'].includes(stage));
    expect(data.roles.includes('ROLE_PREMIUM')).toBe(['premium', 'contact'].includes(stage));
  });

  test('the questionnaire can be answered completely, and invalid answers are refused', async () => {
    const answers: unknown[] = [
      [301],
      ['1966-04-01'],
      [{ country: 'DE', city: 'Kassel', lat: 51, lng: 9 }],
      [172],
      [45, 60],
      { lat: 51, lng: 9, distance: 5000 },
      [901],
      [1101, 1102, 1103],
      [1204],
      [1002],
      [],
      [],
      [1501],
      ['A day at the sea'],
    ];
    const others = accountOf('complete').answers;
    for (const [index, { id }] of questions.entries()) {
      const answer = answers[index] ?? others.get(id)!.answer;
      const { question } = (await ask('new', 'GET', `/api/personality/question/${index + 1}`)).body.data;
      const send = (value: unknown) =>
        ask('new', 'POST', '/api/personality/answer', { question: question.id, answer: value, stepId: index + 1 });
      expect((await send(['no', 'such', 'answer', 'anywhere'])).status).toBe(422);
      expect((await send(answer)).status, `question ${question.id}`).toBe(200);
    }
    expect((await ask('new', 'GET', '/api/personality/check_completed')).body.data.completed).toBe(true);
    await ask('new', 'GET', '/api/profile/random/questions/');
    expect((await ask('new', 'GET', '/api/matches/?offset=0&limit=10')).body.data.matches).toHaveLength(0);
    await ask('new', 'GET', '/api/personality/generate_matches');
    expect((await ask('new', 'GET', '/api/matches/?offset=0&limit=10')).body.data.matches).toHaveLength(10);
  });
});

describe('the own profile', () => {
  const save = (answers: unknown) => ask('complete', 'PUT', '/api/personality/data/update_all', { answers });
  const readAnswers = async () =>
    (await ask('complete', 'GET', '/api/profile/personality/en/')).body.data.groups.flatMap(
      (group: { answers: unknown[] }) => group.answers,
    );
  const read = async (id: number) =>
    (await readAnswers()).find(({ question }: { question: { id: number } }) => question.id === id);
  const describedAs = async () =>
    (await ask('complete', 'GET', '/api/profile/view/')).body.data.answersRandom.find(
      ({ question }: { question: { id: number } }) => question.id === 108,
    )?.answer;

  test('an edited answer keeps its id', async () => {
    const { customerAnswerId } = await read(13);
    expect((await save([{ question: 13, customerAnswerId, answer: ['By the lake'] }])).body).toEqual({ data: true });
    expect(await read(13)).toMatchObject({ customerAnswerId, answer: ['By the lake'] });
    const unknown = await save([{ question: 13, customerAnswerId: 'not-theirs', answer: ['At home'] }]);
    expect(unknown.status).toBe(404);
    expect(await read(13)).toMatchObject({ answer: ['By the lake'] });
  });

  test('a description can be written, read and removed', async () => {
    expect(await describedAs()).toBeUndefined();
    await save([{ question: 108, customerAnswerId: null, answer: ['I dance.'] }]);
    expect(await describedAs()).toBe('I dance.');
    const { customerAnswerId } = await read(108);
    await save([{ question: 108, customerAnswerId, answer: [] }]);
    expect(await describedAs()).toBeUndefined();
  });
});

describe('matches and chat', () => {
  const firstBlocked = async () => {
    const { matches } = (await ask('complete', 'GET', '/api/matches/?offset=0&limit=50')).body.data;
    return matches.find((match: { blockSend: boolean }) => match.blockSend);
  };

  test('lists have pages and filters', async () => {
    const list = async (query: string) => (await ask('complete', 'GET', `/api/matches/?${query}`)).body.data.matches;
    expect(await list('offset=0&limit=10')).toHaveLength(10);
    expect(await list('offset=20&limit=10')).toHaveLength(4);
    expect((await list('offset=0&limit=50&newFilter=1')).every((match: { new: string }) => match.new === '1')).toBe(
      true,
    );
    const withPhoto = await list('offset=0&limit=50&photoFilter=1');
    const without = await list('offset=0&limit=50&photoFilter=2');
    expect(withPhoto.length + without.length).toBe(24);
  });

  test('a viewed match is no longer new', async () => {
    const counters = async () => (await ask('complete', 'GET', '/api/dashboard/counter/new')).body.data;
    const { matches } = (await ask('complete', 'GET', '/api/matches/?offset=0&limit=1')).body.data;
    const before = await counters();
    await ask('complete', 'POST', `/api/dashboard/view/${matches[0].match_id}`);
    expect((await counters()).matches).toBe(before.matches - 1);
  });

  test('favourites and first messages need Premium', async () => {
    const match = await firstBlocked();
    for (const path of [`bookmark/${match.match_id}`, `initiate/${match.match_id}`]) {
      const answer = await ask('complete', 'GET', `/api/matches/${path}`);
      expect(answer).toMatchObject({ status: 402, body: { paywall: true } });
    }
    const own = (await ask('premium', 'GET', '/api/matches/?offset=0&limit=1')).body.data.matches[0];
    await ask('premium', 'GET', `/api/matches/bookmark/${own.match_id}`);
    const after = (await ask('premium', 'GET', '/api/matches/?offset=0&limit=1')).body.data.matches[0];
    expect(after.bookmark).not.toBe(own.bookmark);
  });

  test('with paywallOnSend the paywall comes at the first message', async () => {
    const other = await startSandbox({ port: 0, paywallOnSend: 1 });
    const headers = { Authorization: `Bearer ${other.accounts.find(({ stage }) => stage === 'complete')!.token}` };
    const get = async (path: string, init = {}) =>
      (await (await fetch(other.origin + path, { headers, ...init })).json()).data;
    const { matches } = await get('/api/matches/?offset=0&limit=50');
    const { match_id } = matches.find((match: { blockSend: boolean }) => match.blockSend);
    const { conversation_id } = await get(`/api/matches/initiate/${match_id}`);
    const body = JSON.stringify({ id: conversation_id, message: 'Hello', afterId: 0 });
    expect(await get('/api/chat/', { method: 'POST', body })).toEqual({ messages: [], paywall: true });
    await other.close();
  });

  test('the text of a blurred message is not sent', async () => {
    const blurred = accountOf('complete').conversations.find((conversation) => conversation.blurred)!;
    const { messages } = (await ask('complete', 'GET', `/api/chat/conversation/${blurred.id}/?beforeId=0`)).body.data;
    const hidden = messages.filter((message: { blurred: number }) => message.blurred);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { message } of hidden) expect(message).toBeNull();
  });

  test('messages have pages, and the reply comes some seconds later', async () => {
    const thread = async (query: string) =>
      (await ask('premium', 'GET', `/api/chat/conversation/11/?${query}`)).body.data.messages;
    const latest = await thread('beforeId=0');
    expect(latest).toHaveLength(10);
    const older = await thread(`beforeId=${latest[0].messageId}`);
    expect(older.at(-1).messageId).toBeLessThan(latest[0].messageId);
    const afterId = latest.at(-1).messageId;
    const sent = (await ask('premium', 'POST', '/api/chat/', { id: 11, message: ' Good evening ', afterId })).body.data;
    expect(sent.messages).toMatchObject([{ message: 'Good evening', sender: '107' }]);
    expect(await thread(`afterId=${sent.messages[0].messageId}`)).toEqual([]);
    now += 7000;
    expect(await thread(`afterId=${sent.messages[0].messageId}`)).toMatchObject([
      { sender: expect.stringMatching(/^20/) },
    ]);
  });

  test('the support conversation cannot be deleted', async () => {
    const { data } = (await ask('complete', 'GET', '/api/chat/conversations/?offset=0&limit=10')).body;
    expect(data.at(-1)).toMatchObject({ id: 1 });
    expect((await ask('complete', 'DELETE', '/api/chat/conversation/1')).status).toBe(403);
    expect((await ask('complete', 'DELETE', '/api/chat/conversation/11')).status).toBe(200);
    const found = (await ask('complete', 'GET', '/api/chat/conversations/?offset=0&limit=10&q=te')).body.data;
    expect(found.length).toBeLessThan(data.length);
  });

  test('the gallery of a member without pictures answers with an error, which the app reads as empty', async () => {
    const bare = sandbox.world.members.find(
      (member) => member.pictureIds.length === 0 && accountOf('complete').relationships.has(member.profileId),
    )!;
    const answer = await ask('complete', 'GET', `/api/profile/gallery/${bare.profileId}`);
    expect(answer).toMatchObject({ status: 404, body: { errors: { message: 'This user has no pictures' } } });
  });
});

describe('payments', () => {
  const start = {
    tariffId: '3',
    method: 'card',
    returnUrl: 'http://127.0.0.1:4300/completePayment',
    idempotencyKey: '0123456789',
  };
  const card = { number: '4111111111111111', expiryMonth: 12, expiryYear: 2030, code: '123' };

  test('a card pays once per idempotency key and makes the member premium', async () => {
    const pay = async () =>
      (await ask('complete', 'POST', '/api/payments/start', { ...start, provider: 'CelerisPay', card })).body.data;
    const first = await pay();
    expect((await pay()).orderId).toBe(first.orderId);
    expect(first.redirectUrl).toBeNull();
    const result = (await ask('complete', 'GET', `/api/payments/CelerisPay/check/${first.orderId}`)).body.data;
    expect(result).toMatchObject({ success: true, currency: 'EUR', realPrice: 29_880 });
    expect((await ask('complete', 'GET', '/api/config/user')).body.data.roles).toContain('ROLE_PREMIUM');
    expect((await ask('complete', 'GET', '/api/client/account')).body.data.membership).toMatchObject({
      provider: 'CelerisPay',
    });
  });

  test('a card that ends in 2 is declined', async () => {
    const body = { ...start, provider: 'CelerisPay', card: { ...card, number: '4000000000000002' } };
    const { orderId } = (await ask('complete', 'POST', '/api/payments/start', body)).body.data;
    const result = (await ask('complete', 'GET', `/api/payments/CelerisPay/check/${orderId}`)).body.data;
    expect(result).toEqual({ success: false, token: null });
  });
});

describe('pictures', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

  test('are uploaded to the store and shown in the gallery', async () => {
    const { url, key } = (await ask('complete', 'POST', '/api/picture/upload', { format: 'png' })).body.data;
    expect((await ask('complete', 'POST', '/api/picture/create', { key })).status).toBe(404);
    expect((await fetch(url, { method: 'PUT', body: png })).status).toBe(200);
    expect((await ask('complete', 'POST', '/api/picture/create', { key })).status).toBe(200);
    const { photos } = (await ask('complete', 'GET', '/api/profile/gallery')).body.data;
    expect(photos.at(-1).id).toBe(key);
    const picture = await fetch(photos.at(-1).public_path);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png);
    await ask('complete', 'PUT', `/api/picture/update/${key}`);
    expect((await ask('complete', 'GET', '/api/profile/view')).body.data.profileCard.profilePicture).toBe(
      photos.at(-1).public_path,
    );
  });

  test('the store refuses tokens, and the gallery refuses other files', async () => {
    const { url, key } = (await ask('complete', 'POST', '/api/picture/upload', { format: 'jpg' })).body.data;
    const headers = { Authorization: `Bearer ${tokenOf('complete')}` };
    expect((await fetch(url, { method: 'PUT', body: png, headers })).status).toBe(400);
    await fetch(url, { method: 'PUT', body: '<svg onload="alert(1)"/>' });
    expect((await ask('complete', 'POST', '/api/picture/create', { key })).status).toBe(422);
    expect((await ask('complete', 'POST', '/api/picture/upload', { format: 'gif' })).status).toBe(422);
  });

  test('every picture address leads to a drawing', async () => {
    const { matches } = (await ask('complete', 'GET', '/api/matches/?offset=0&limit=50')).body.data;
    const paths = matches.map((match: { public_path: string | null }) => match.public_path).filter(Boolean);
    const own = (await ask('complete', 'GET', '/api/profile/gallery')).body.data.photos[0].public_path;
    for (const path of [...paths, own]) {
      const response = await fetch(path);
      expect(response.headers.get('Content-Type'), path).toBe('image/svg+xml');
      expect(await response.text()).toContain('Illustration');
    }
    expect((await fetch(`${sandbox.origin}/pictures/1-1.svg`)).status).toBe(404);
  });
});

describe('the socket', () => {
  const connect = (token: string) => new WebSocket(`${sandbox.origin.replace('http', 'ws')}/?token=${token}`);
  const socketToken = async () => (await ask('complete', 'GET', '/api/config/user')).body.data.websocket_jwt;
  const next = <T>(socket: WebSocket, event: string) =>
    new Promise<T>((resolve) => socket.once(event, resolve as never));

  test('answers a ping and sends events', async () => {
    const socket = connect(await socketToken());
    await next(socket, 'open');
    socket.send('{"action":"ping"}');
    expect(String(await next(socket, 'message'))).toBe('{"type":"pong"}');
    const arrived = next(socket, 'message');
    await ask('complete', 'POST', '/api/chat/', { id: 11, message: 'Hello', afterId: 0 });
    now += 10_000;
    await ask('complete', 'GET', '/api/dashboard/counter/new');
    expect(JSON.parse(String(await arrived))).toMatchObject({ type: 'message', data: { conversation_id: '11' } });
    expect(() => sandbox.sockets.push('106', { type: 'nonsense' } as never)).toThrow(TypeError);
    const closed = next(socket, 'close');
    sandbox.sockets.disconnect(1001);
    expect(await closed).toBe(1001);
  });

  test.for<[string, string]>([
    ['message', 'conversations'],
    ['visit', 'visitors'],
    ['match', 'matches'],
  ])('a triggered %s changes the world and is sent', async ([type, counter]) => {
    const socket = connect(await socketToken());
    await next(socket, 'open');
    const arrived = next(socket, 'message');
    const { email } = sandbox.accounts.find(({ stage }) => stage === 'complete')!;
    const { body } = await ask(null, 'POST', '/__sandbox__/event', { email, type, text: 'Hello' });
    const event = JSON.parse(String(await arrived));
    expect(event).toMatchObject({ type, sender: { profileId: body.data.profileId, name: body.data.name } });
    expect((await ask('complete', 'GET', '/api/dashboard/counter/new')).body.data[counter]).toBeGreaterThan(0);
    const closed = next(socket, 'close');
    await ask(null, 'POST', '/__sandbox__/disconnect', { code: 1001 });
    expect(await closed).toBe(1001);
    for (const invalid of [
      { email, type: 'party' },
      { email: 'nobody@sandbox.example', type },
      { email, type, from: '0' },
    ]) {
      expect((await ask(null, 'POST', '/__sandbox__/event', invalid)).status).toBe(422);
    }
  });

  test('closes on a foreign token, and disconnects on request', async () => {
    expect(await next(connect(tokenOf('complete')), 'close')).toBe(SIGNED_OUT_CLOSE_CODE);
    sandbox.injectFault({ call: 'socket', kind: 'drop' });
    expect(String(await next(connect(await socketToken()), 'error'))).toContain('hang up');
    sandbox.injectFault({ call: 'socket', kind: 'status', status: 503 });
    expect(String(await next(connect(await socketToken()), 'error'))).toContain('503');
  });

  test('a delayed connection opens after the delay, and faults of responses do not affect connections', async () => {
    const token = await socketToken();
    sandbox.injectFault({ call: '*', kind: 'garbage', times: 0 });
    sandbox.injectFault({ call: 'socket', kind: 'delay', ms: 1000 });
    const conversation: string[] = [];
    const late = connect(token).once('open', () => conversation.push('late'));
    await vi.waitFor(() => expect(sandbox.requests.at(-1)?.call).toBe('socket'));
    const prompt = connect(token).once('open', () => conversation.push('prompt'));
    await Promise.all([next(late, 'open'), next(prompt, 'open')]);
    expect(conversation).toEqual(['prompt', 'late']);
  });

  test.for(['body', 'garbage', 'cors', 'huge', 'trickle'] as const)(
    'a connection cannot have the fault %s',
    async (kind) => {
      expect((await ask(null, 'POST', '/__sandbox__/fault', { call: 'socket', kind })).status).toBe(422);
    },
  );
});

describe('other routes', () => {
  test('answers are compressed, pictures and slow answers are not', async () => {
    const encodingOf = async (path: string) => (await ask('complete', 'GET', path)).headers.get('Content-Encoding');
    expect(await encodingOf('/api/matches/?limit=10')).toBe('gzip');
    expect(await encodingOf('/pictures/1002-1.svg')).toBeNull();
    sandbox.injectFault({ call: 'fetchCounters', kind: 'trickle', ms: 0 });
    expect(await encodingOf('/api/dashboard/counter/new')).toBeNull();
  });

  test('only pages on loopback may read responses and the clock', async () => {
    const preflight = async (origin: string) =>
      (await fetch(`${sandbox.origin}/api/config/user`, { method: 'OPTIONS', headers: { Origin: origin } })).headers;
    const headers = await preflight('http://localhost:4300');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4300');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('Date');
    expect(headers.get('Date')).toBe(new Date(now).toUTCString());
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
      expect((await preflight(origin)).get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  test('the home page lists the accounts', async () => {
    const { body } = await ask(null, 'GET', '/');
    for (const { email } of sandbox.accounts) expect(body).toContain(email);
  });

  test('faults, requests and reset work over HTTP', async () => {
    expect((await ask(null, 'POST', '/__sandbox__/fault', { call: '*', kind: 'nonsense' })).status).toBe(422);
    await ask(null, 'POST', '/__sandbox__/fault', { call: 'fetchCounters', kind: 'status', status: 418, times: 2 });
    const counters = () => ask('complete', 'GET', '/api/dashboard/counter/new');
    expect([(await counters()).status, (await counters()).status, (await counters()).status]).toEqual([418, 418, 200]);
    const { data } = (await ask(null, 'GET', '/__sandbox__/requests')).body;
    expect(data.map(({ call }: { call: string }) => call)).toEqual(['fetchCounters', 'fetchCounters', 'fetchCounters']);
    await ask(null, 'POST', '/__sandbox__/fault', { call: '*', kind: 'drop', times: 0 });
    await ask(null, 'POST', '/__sandbox__/reset');
    expect((await counters()).status).toBe(200);
    expect(sandbox.requests).toHaveLength(1);
    const faults = [{ call: 'fetchCounters', kind: 'status', status: 503 }];
    expect((await ask(null, 'POST', '/__sandbox__/reset', { faults: [{ kind: 'nonsense' }] })).status).toBe(422);
    expect((await ask(null, 'POST', '/__sandbox__/reset', { faults })).status).toBe(200);
    expect([(await counters()).status, (await counters()).status]).toEqual([503, 200]);
  });

  test('settled is answered once no other call is being answered', async () => {
    const delayMs = 200;
    sandbox.injectFault({ call: 'fetchDashboard', kind: 'delay', ms: delayMs });
    const sentAt = performance.now();
    const slow = ask('complete', 'GET', '/api/dashboard');
    await vi.waitFor(() => expect(sandbox.requests).toHaveLength(1));
    await ask(null, 'GET', '/__sandbox__/settled');
    // Which of two answers arrives first depends on their connections; neither leaves before the delay, less a timer's
    // rounding.
    expect(performance.now() - sentAt).toBeGreaterThan(delayMs - 2);
    await slow;
  });

  test.for([
    [{ kind: 'status', status: 204 }, 204, undefined],
    [{ kind: 'status', status: 304 }, 304, undefined],
    [{ kind: 'status' }, 500, { errors: { message: 'The sandbox was told to answer 500.' } }],
    [{ kind: 'body', status: 500, body: { data: 1 } }, 500, { data: 1 }],
    [{ kind: 'body', body: { data: 1 } }, 200, { data: 1 }],
  ] as const)('%o answers as it says', async ([fault, status, expected]) => {
    sandbox.injectFault({ call: 'fetchCounters', ...fault });
    const response = await fetch(`${sandbox.origin}/api/dashboard/counter/new`, {
      headers: { Authorization: `Bearer ${tokenOf('complete')}` },
    });
    const text = await response.text();
    expect([response.status, text === '' ? undefined : JSON.parse(text)]).toEqual([status, expected]);
  });

  test('a second sandbox on the same port fails', async () => {
    await expect(startSandbox({ port: Number(new URL(sandbox.origin).port) })).rejects.toThrow(
      'is in use by another program',
    );
  });
});

describe('the controls', () => {
  const controls: [method: string, path: string][] = [
    ['POST', '/__sandbox__/reset'],
    ['POST', '/__sandbox__/fault'],
    ['POST', '/__sandbox__/event'],
    ['POST', '/__sandbox__/disconnect'],
    ['GET', '/__sandbox__/requests'],
    ['GET', '/__sandbox__/mail'],
    ['GET', '/__sandbox__/settled'],
    ['GET', '/__sandbox__/connected'],
    ['GET', '/__sandbox__/pay/1/paid'],
    ['GET', '/'],
  ];
  /** Returns the status of an answer to a request with headers of its own; fetch sets the host itself. */
  const statusOf = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(sandbox.origin + path, { method, headers }, (response) => resolve(response.resume().statusCode!))
        .on('error', reject)
        .end();
    });

  test.for([
    { Host: 'evil.test' },
    { Host: 'evil.test:4310' },
    { Host: 'localhost.evil.test' },
    { Host: '127.0.0.1.evil.test' },
    { Origin: 'https://evil.test' },
    { Origin: 'http://localhost.evil.test' },
    { Origin: 'http://127.0.0.1.evil.test:4300' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
  ])('refuse %o', async (headers) => {
    const before = sandbox.world;
    for (const [method, path] of controls) expect([path, await statusOf(method, path, headers)]).toEqual([path, 403]);
    expect(sandbox.world).toBe(before);
  });

  test.for([
    {},
    { Host: 'localhost:4310' },
    { Host: 'site.localhost' },
    { Host: '[::1]:4310' },
    { Host: '192.168.1.5:4310', Origin: 'http://192.168.1.5:4310' },
    { Origin: 'http://127.0.0.1:4300' },
    { Origin: 'http://localhost:4300' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
  ])('take %o', async (headers) => {
    expect(await statusOf('GET', '/__sandbox__/mail', headers)).toBe(200);
    expect(await statusOf('POST', '/__sandbox__/reset', headers)).toBe(200);
  });

  test('take reports from documents with an opaque origin, but under no other name', async () => {
    const report = '/__sandbox__/receivers/tags';
    expect(await statusOf('POST', report, { Origin: 'null' })).toBe(422);
    expect(await statusOf('POST', report, { Host: 'evil.test' })).toBe(403);
  });
});

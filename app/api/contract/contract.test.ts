import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PaymentProvider, paymentProviders } from '../../../brands/paymentProviders.ts';
import { contractCalls, isCall } from '../../../scripts/backend/sandbox/contractCalls.ts';
import { matchHandlersToCalls } from '../../../scripts/backend/sandbox/createContractApp.ts';
import { defineHandler } from '../../../scripts/backend/sandbox/handler.ts';
import { allHandlers } from '../../../scripts/backend/sandbox/handlers/allHandlers.ts';
import type { RecordedRequest } from '../../../scripts/backend/sandbox/recordedRequest.ts';
import { type Sandbox, startSandbox } from '../../../scripts/backend/sandbox/startSandbox.ts';
import type { Account } from '../../../scripts/backend/sandbox/world/accountTypes.ts';
import { decide } from '../../../scripts/backend/sandbox/world/decisions.ts';
import { createOrder } from '../../../scripts/backend/sandbox/world/orders.ts';
import { questions } from '../../../scripts/backend/sandbox/world/questions.ts';
import { removeForFraud } from '../../../scripts/backend/sandbox/world/removals.ts';
import { createResetKey } from '../../../scripts/backend/sandbox/world/tokens.ts';
import type { UrlParams } from '../buildUrl.ts';
import { buildUrl } from '../buildUrl.ts';
import { type Api, createApi } from '../createApi.ts';
import { parseResponse } from '../parseResponse.ts';
import { parseToken } from '../parseToken.ts';
import { type Call, read } from './defineCall.ts';
import { PAGE_SIZE } from './listSchemas.ts';

interface Input {
  params?: UrlParams;
  query?: UrlParams;
  body?: unknown;
}

let sandbox: Sandbox;
let api: Api;
let viewer: Account;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.reset();
  token = sandbox.accounts.find(({ stage }) => stage === 'premium')!.token;
  viewer = sandbox.world.accounts.find(({ stage }) => stage === 'premium')!;
  api = createApi({
    origin: sandbox.origin,
    readToken: () => parseToken(token, Date.now()),
    onUnauthorized: () => {},
  });
});

const email = 'complete@sandbox.example';
const password = 'sandbox-demo-1';
const page = { offset: 0, limit: PAGE_SIZE };
const match = () => sandbox.world.members.find(({ profileId }) => viewer.relationships.has(profileId))!;
const withMatch = () => ({ params: { id: match().matchId } });
const withProfile = () => ({ params: { id: match().profileId } });
const withAnswer = () => ({ params: { answerId: `${match().profileId}-16` } });
const order = (state: 'paid' | 'fulfilled' = 'paid') => {
  const created = createOrder(sandbox.world, viewer, { tariffId: '2', provider: 'PayPal', idempotencyKey: 'k' });
  created.state = state;
  return created;
};
/** The input of a check call by the names in its path; in the query only CCBill's `order` counts. */
const checkInput = (provider: PaymentProvider): Input => {
  const { id, tariffId, transactionId, subscriptionId } = order();
  const known: Readonly<Record<string, string>> = { id, orderId: id, tariffId, transactionId, subscriptionId };
  const { path } = contractCalls.find(({ name }) => name === `check${provider}`)!;
  const params = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name!, known[name!]!] as const);
  return params.length > 0 ? { params: Object.fromEntries(params) } : { query: { order: id, anything: 'x' } };
};
const upload = () => {
  const key = `${viewer.profileId}-7`;
  sandbox.world.storage.set(key, new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
  return key;
};

/** One valid request for each call of the contract. */
const examples: Record<string, () => Input> = {
  logIn: () => ({ body: { email, password } }),
  requestMagicLink: () => ({ body: { email, target: 'matches' } }),
  requestPasswordReset: () => ({ body: { email } }),
  checkPasswordReset: () => ({ params: { token: createResetKey(viewer) } }),
  resetPassword: () => ({ params: { token: createResetKey(viewer) }, body: { password: 'a-new-password' } }),
  fetchUserConfig: () => ({}),
  fetchSiteSettings: () => ({}),
  resendConfirmation: () => ({}),
  checkConfirmed: () => ({}),
  fetchAccount: () => ({}),
  updateUsername: () => ({ body: { firstname: 'Ada' } }),
  updateBackground: () => ({ body: { background: 23 } }),
  updatePassword: () => ({ body: { password, newPassword: 'a-new-password' } }),
  updateEmail: () => ({ body: { email: 'other@sandbox.example', password } }),
  updateNotifications: () => ({ body: { messages: true, visits: false, matches: true, newsletter: false } }),
  updatePrivacy: () => ({ body: { showOnline: false, showVisits: true } }),
  deleteAccount: () => ({ body: { password } }),
  pauseAccount: () => ({}),
  resumeAccount: () => ({}),
  fetchSessions: () => ({}),
  endSession: () => ({ params: { id: [...viewer.sessions.keys()][0]! } }),
  endOtherSessions: () => ({}),
  fetchOwnData: () => ({}),
  fetchOwnPictureFile: () => ({ params: { id: viewer.pictures[0]!.id } }),
  fetchConsents: () => ({}),
  giveConsent: () => ({ body: { topic: 'intimateInterests', wording: 'May we?', locale: 'en' } }),
  withdrawConsent: () => ({ params: { topic: 'intimateInterests' } }),
  fetchTranslations: () => ({ params: { locale: 'de' } }),
  fetchTranslationKeys: () => ({ params: { locale: 'de' } }),
  checkCompleted: () => ({}),
  triggerRegistration: () => ({ body: { device: 'mobile' } }),
  triggerFinish: () => ({ body: { device: 'desktop', userId: '107' } }),
  fetchQuestion: () => ({ params: { id: 1 } }),
  fetchQuestionsByIds: () => ({ query: { ids: '3,13' } }),
  sendAnswer: () => ({ body: { question: 3, answer: [301], stepId: 1 } }),
  updateAnswer: () => ({ body: { answer: [302], customerAnswerId: viewer.answers.get(3)!.id } }),
  sendVitalAnswers: () => ({
    body: {
      username: 'Ada',
      birthday: '1968-02-29',
      location: { country: 'DE', city: 'Kassel', coordinates: { latitude: 51.3, longitude: 9.5 }, zip: '34117' },
    },
  }),
  dismissQuestionnaire: () => ({}),
  storeQuestionnaire: () => ({ body: { answers: [{ question: 13, answer: ['Am See'], stepId: 11 }] } }),
  fetchAdditionalQuestions: () => ({}),
  generateMatches: () => ({}),
  updatePersonality: () => ({ body: { answers: [{ question: 7, customerAnswerId: null, answer: [50, 60] }] } }),
  countMatches: () => ({ body: { answers: [{ question: 7, answer: [50, 60] }] } }),
  fetchTariffs: () => ({}),
  startPayment: () => ({
    body: {
      tariffId: '2',
      provider: 'CelerisPay',
      method: 'card',
      returnUrl: 'http://127.0.0.1:4300/completePayment',
      idempotencyKey: '0123456789',
      card: { number: '4111111111111111', expiryMonth: 12, expiryYear: 2030, code: '123' },
    },
  }),
  completePayment: () => ({ params: { id: order('fulfilled').transactionId } }),
  registerPayment: () => ({ params: { id: order('fulfilled').transactionId } }),
  ...Object.fromEntries(paymentProviders.map((provider) => [`check${provider}`, () => checkInput(provider)])),
  cancelMembership: () => ({ body: { kind: 'ordinary' } }),
  withdrawMembership: () => ({ body: { name: 'Ada B', email } }),
  cancelContract: () => ({ body: { name: 'Ada B', contract: email, email, kind: 'ordinary' } }),
  withdrawContract: () => ({ body: { name: 'Ada B', contract: email, email } }),
  sendContactData: () => ({
    body: { firstname: 'Ada', lastname: 'B', street: 'Weg 1', zip: '1', city: 'Graz', country: 'AT' },
  }),
  fetchCounters: () => ({}),
  fetchDashboard: () => ({}),
  fetchMatches: () => ({ query: page }),
  fetchVisitors: () => ({ query: { ...page, newFilter: 0 } }),
  fetchOnlineUsers: () => ({}),
  registerView: withMatch,
  fetchProfile: withProfile,
  fetchSneakPeek: () => ({ params: { uuid: match().uuid } }),
  fetchGallery: () => ({}),
  fetchPersonality: () => ({ params: { locale: 'de' } }),
  fetchInterests: () => ({}),
  updateInterests: () => ({ body: { interests: ['romantic'] } }),
  likeAnswer: withAnswer,
  commentAnswer: () => ({ ...withAnswer(), body: { comment: 'How nice' } }),
  reportMember: () => ({ ...withProfile(), body: { reason: 'spam', messageId: 1001, pictureId: '1001-1' } }),
  blockMember: withProfile,
  unblockMember: withProfile,
  fetchBlockedMembers: () => ({}),
  fetchSafetyNotices: () => ({}),
  confirmSafetyNotice: () => {
    const { profileId } = sandbox.world.members.find((each) => each.profileId === viewer.conversations[0]!.partnerId)!;
    removeForFraud(sandbox.world, profileId);
    return { params: { id: profileId } };
  },
  fetchDecisions: () => ({}),
  objectToDecision: () => {
    decide(viewer, 'picture', sandbox.world.home, Date.now());
    return { params: { id: viewer.decisions.at(-1)!.id }, body: { text: 'It is my own.' } };
  },
  objectToClosedAccount: () => ({ body: { email, reference: 'D-1', text: 'That was not me.' } }),
  reportContent: () => ({
    body: { where: 'Member Ada', kind: 'fraud', explanation: 'Asks for money', email, goodFaith: true },
  }),
  toggleBookmark: withMatch,
  deleteMatch: withMatch,
  sendSmile: withMatch,
  initiateConversation: withMatch,
  fetchConversations: () => ({ query: { ...page, q: '' } }),
  fetchThread: () => ({ params: { id: '11' }, query: { beforeId: 0 } }),
  sendMessage: () => ({ body: { id: '11', message: 'Good evening', afterId: 0 } }),
  deleteConversation: () => ({ params: { id: '11' } }),
  declineConversation: () => ({ params: { id: '11' } }),
  requestPhoto: withProfile,
  fetchIcebreakers: withProfile,
  sendIcebreaker: () => ({ params: { profileId: match().profileId, questionId: '1' } }),
  fetchNotificationUsers: () => ({ body: { userIds: [match().profileId] } }),
  startUpload: () => ({ body: { format: 'png' } }),
  createPicture: () => ({ body: { key: upload(), focus: { x: 30, y: 20 } } }),
  deletePicture: () => ({ params: { id: viewer.pictures[0]!.id } }),
  setProfilePicture: () => ({ params: { id: viewer.pictures[1]!.id } }),
  orderPictures: () => ({ body: { ids: viewer.pictures.map(({ id }) => id).reverse() } }),
  searchTowns: () => ({ body: { q: 'mun', country: 'DE' } }),
  fetchTownAt: () => ({ body: { lat: 47, lng: 15 } }),
};

/** Further valid requests: without optional parts, or with more of them. */
const otherForms: Record<string, () => Input[]> = {
  requestMagicLink: () => [{ body: { email } }],
  fetchProfile: () => [{}],
  fetchGallery: () => [withProfile()],
  fetchPersonality: () => [{ params: { locale: 'de', id: match().profileId } }],
  fetchInterests: () => [withProfile()],
  fetchMatches: () => [{ query: { ...page, contactFilter: 2, favouritesFilter: 1, newFilter: 1, photoFilter: 2 } }],
  fetchVisitors: () => [{ query: { ...page, contactFilter: 1, favouritesFilter: 2, newFilter: 1, photoFilter: 1 } }],
  fetchConversations: () => [{ query: page }, { query: { ...page, waiting: 1 } }],
  fetchThread: () => [
    { params: { id: '11' }, query: { beforeId: 7 } },
    { params: { id: '11' }, query: { afterId: 7 } },
    { params: { id: '1' }, query: { beforeId: 0 } },
  ],
  sendAnswer: () => {
    const { id, orderId } = questions.find(({ skippable }) => skippable)!;
    return [{ body: { question: id, answer: [], stepId: orderId } }];
  },
  startPayment: () => [
    {
      body: {
        tariffId: '2',
        provider: 'Xolvis',
        method: 'debit',
        returnUrl: 'http://127.0.0.1:4300/completePayment',
        idempotencyKey: '0123456789',
        iban: 'DE89370400440532013000',
      },
    },
  ],
  cancelMembership: () => [{ body: { kind: 'extraordinary', reason: 'Somebody else pays.', endsOn: '2026-12-31' } }],
  updateInterests: () => [{ body: { interests: [] } }],
  reportContent: () => [{ body: { where: 'Ada', kind: 'abuse', explanation: 'A child', goodFaith: true } }],
};

/** The paths of lists of rows in an answer; an `answer` is a value, although it is written as a list. */
function pathsOfLists(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || path.at(-1) === 'answer') return [];
  const inside = Object.entries(value).flatMap(([key, each]) => pathsOfLists(each, [...path, key]));
  return Array.isArray(value) ? [[...path], ...inside] : inside;
}

const listAt = (value: unknown, path: readonly string[]) =>
  path.reduce((part, key) => (part as Record<string, unknown>)[key], value) as unknown[];

const dropKey = (value: unknown, name: string): unknown =>
  JSON.parse(JSON.stringify(value), (key, each) => (key === name ? undefined : each));

const request = (call: Call, input: Input) => api.call(call, input as never);

describe('the contract', () => {
  test('names every call once, and each has an example', () => {
    const names = contractCalls.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(examples).toSorted()).toEqual(names.toSorted());
  });

  test('has every file of the folder in the list of calls', () => {
    const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });
    const modules = Object.values(files);
    const calls = modules.flatMap((module) => Object.entries(module).filter(([, value]) => isCall(value)));
    expect(calls.length).toBeGreaterThan(70);
    expect(new Set(calls.map(([, call]) => call))).toEqual(new Set(contractCalls));
    for (const [name, call] of calls) expect(call).toMatchObject({ name });
  });

  test('has each address once', () => {
    const addresses = contractCalls.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('lists the GETs that act and the POSTs that read', () => {
    const names = (wanted: (call: Call) => boolean) => contractCalls.filter(wanted).map(({ name }) => name);
    expect(names(({ method, kind }) => method === 'GET' && kind === 'act').toSorted()).toEqual([
      ...paymentProviders.map((provider) => `check${provider}`).toSorted(),
      'generateMatches',
      'initiateConversation',
      'likeAnswer',
      'resendConfirmation',
      'sendSmile',
      'toggleBookmark',
    ]);
    expect(names(({ method, kind }) => method !== 'GET' && kind === 'read').toSorted()).toEqual([
      'countMatches',
      'fetchNotificationUsers',
      'fetchTownAt',
      'searchTowns',
    ]);
  });

  test('refuses a sandbox that has no handler for a call, has an unknown one or answers one twice', () => {
    const stranger = defineHandler(read('stranger', 'GET /x', { auth: 'none' }), () => true);
    expect(() => matchHandlersToCalls(allHandlers.slice(1))).toThrow(allHandlers[0]!.call.name);
    expect(() => matchHandlersToCalls([...allHandlers, stranger])).toThrow('stranger');
    expect(() => matchHandlersToCalls([...allHandlers, allHandlers[0]!])).toThrow('twice');
  });
});

describe('the sandbox answers', () => {
  test.for(contractCalls)('$name', async (call) => {
    for (const input of [examples[call.name]!(), ...(otherForms[call.name]?.() ?? [])]) {
      sandbox.requests.length = 0;
      await expect(request(call, input)).resolves.toBeDefined();
      const url = buildUrl(sandbox.origin, call, input.params, input.query);
      expect(sandbox.requests).toHaveLength(1);
      const [{ headers, body, ...recorded }] = sandbox.requests as [RecordedRequest];
      const query = Object.fromEntries(url.searchParams);
      expect(recorded).toEqual({ call: call.name, method: call.method, path: url.pathname, query });
      expect(body).toEqual(input.body);
      expect(headers.authorization).toBe(call.auth === 'bearer' ? `Bearer ${token}` : undefined);
      expect(headers['content-type']).toBe(input.body === undefined ? undefined : 'application/json');
      expect(headers.cookie).toBeUndefined();
    }
  });

  test.for(contractCalls.filter(({ query, name }) => query && name !== 'checkCCBill'))(
    '$name with 400 to a broken query',
    async (call) => {
      const url = buildUrl(sandbox.origin, call, examples[call.name]!().params, { offset: 'x', beforeId: 'x' });
      const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
      expect(response.status).toBe(400);
    },
  );

  test.for(contractCalls.filter(({ auth }) => auth === 'bearer'))('$name with 401 without a token', async (call) => {
    const input = examples[call.name]!();
    const response = await fetch(buildUrl(sandbox.origin, call, input.params, input.query), {
      method: call.method,
      ...(call.body && { body: JSON.stringify(input.body) }),
    });
    expect(response.status).toBe(401);
  });

  test.for(contractCalls.filter(({ body }) => body !== undefined))('$name with 422 to a broken body', async (call) => {
    const { body: _, ...input } = examples[call.name]!();
    await expect(request(call, { ...input, body: { nothing: true } })).rejects.toMatchObject({
      kind: 'rejected',
      status: 422,
    });
  });

  test.for(contractCalls.filter(({ path }) => path.includes(':')))(
    '$name: a malformed id is never sent',
    async (call) => {
      const input = examples[call.name]!();
      for (const name of Object.keys(input.params ?? {})) {
        const params = { ...input.params, [name]: '../../config/user' };
        await expect(request(call, { ...input, params })).rejects.toMatchObject({ kind: 'contract', call: call.name });
      }
      expect(sandbox.requests).toHaveLength(0);
    },
  );

  test.for(contractCalls)('$name: a malformed row is left out of each of its lists', { tags: 'rule' }, async (call) => {
    const { params, query, body } = examples[call.name]!();
    const response = await fetch(buildUrl(sandbox.origin, call, params, query), {
      method: call.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    // What `fetchOwnData` keeps as it was sent keeps such a row, too.
    const parse = (sent: unknown) =>
      dropKey(dropKey(parseResponse(call.name, call.response, JSON.stringify(sent)), 'leftOut'), 'sent');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const path of pathsOfLists(answer)) {
      const spoilt = structuredClone(answer);
      listAt(spoilt, path).unshift([]);
      expect(parse(spoilt), path.join('.')).toEqual(parse(answer));
      expect(warn.mock.lastCall?.[0], path.join('.')).toContain(call.name);
    }
    warn.mockRestore();
  });

  test.for(contractCalls.filter(({ kind }) => kind === 'act'))('$name: an act is sent once', async (call) => {
    sandbox.injectFault({ call: call.name, kind: 'status', status: 503, times: 3 });
    await expect(request(call, examples[call.name]!())).rejects.toMatchObject({ kind: 'rejected', status: 503 });
    expect(sandbox.requests).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { requestMagicLink } from '../../../app/api/contract/auth.ts';
import { fetchConversations } from '../../../app/api/contract/conversations.ts';
import { fetchCounters } from '../../../app/api/contract/counters.ts';
import { answerCall } from './answerCall.ts';
import { createFaultQueue } from './faultQueue.ts';
import { defineHandler } from './handler.ts';
import type { SandboxState } from './sandboxState.ts';
import { createSocketHub } from './socketHub.ts';
import { createWorld } from './world/createWorld.ts';
import { issueToken } from './world/tokens.ts';

const now = () => Date.UTC(2026, 5, 1);
const world = createWorld({ seed: 1, country: 'DE', siteOrigin: 'http://127.0.0.1:4300', now });
const state: SandboxState = {
  world,
  faults: createFaultQueue(),
  requests: [],
  answering: new Set(),
  delayMs: 0,
  reports: [],
  failures: [],
  sockets: createSocketHub(),
};
const request = {
  params: {},
  query: {},
  body: undefined,
  authorization: `Bearer ${issueToken(world.accounts[0]!, now())}`,
  origin: 'http://127.0.0.1:4310',
  client: 'local',
};

test('a response that breaks the contract becomes a 500 with call and field', async () => {
  const drifted = defineHandler(fetchCounters, () => ({ matches: 1, visitors: 2, online: 3 }) as never);
  const response = answerCall(state, drifted, request);
  expect(response.status).toBe(500);
  expect(JSON.stringify(await response.json())).toMatch(/contract of fetchCounters: conversations/);
});

test('a row that the app would leave out becomes a 500 as well', async () => {
  const drifted = defineHandler(fetchConversations, () => [{ id: 1 }, { username: 'Ida' }] as never);
  const response = answerCall(state, drifted, { ...request, query: { offset: 0, limit: 10 } });
  expect(response.status).toBe(500);
  expect(JSON.stringify(await response.json())).toMatch(/contract of fetchConversations: a row: id/);
});

test('a valid response is sent unchanged', async () => {
  const loose = defineHandler(fetchCounters, () => ({
    matches: '120',
    visitors: 2,
    conversations: 0,
    online: 3,
    more: 1,
  }));
  const response = answerCall(state, loose, request);
  expect(await response.json()).toEqual({
    data: { matches: '120', visitors: 2, conversations: 0, online: 3, more: 1 },
  });
});

test('errors in a request are described by field', async () => {
  const handler = defineHandler(requestMagicLink, () => true);
  const response = answerCall(state, handler, { ...request, body: { email: 'nobody' } });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ errors: { email: 'Invalid email address' } });
});

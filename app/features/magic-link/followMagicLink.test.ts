import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/contract/defineCall.ts';
import type { Api } from '../../api/createApi.ts';
import { emailLinkAtom } from '../../routing/applyMagicLink.ts';
import type { EmailLink } from '../../routing/consumeEmailLink.ts';
import { apiAtom, dispatchSessionAtom, sessionActionsAtom } from '../../session/session.atoms.ts';
import { followMagicLink } from './followMagicLink.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (userId: string) =>
  `${encode({})}.${encode({ user_id: userId, email: 'a@b.example', country: 'DE', exp: 2e9 })}.sig`;
const link = (rest: Partial<Extract<EmailLink, { kind: 'magic' }>> = {}): EmailLink => ({
  kind: 'magic',
  token: tokenOf('7'),
  confirm: false,
  target: null,
  ...rest,
});

/** Opens a store with member 7 or a guest, and the actions that following the link takes. */
function open(emailLink: EmailLink | null, signedIn = true, broken = false) {
  const store = createStore();
  const actions: string[] = [];
  if (signedIn) {
    const claims = { userId: '7', email: 'a@b.example', country: 'DE', exp: 2e9 };
    const completion = { completed: true, stepsFinished: 5, total: 5 };
    store.set(dispatchSessionAtom, { type: 'signedIn', claims });
    const memberData = { user: { username: 'Ida' }, settings: null, completion } as never;
    store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', memberData });
  }
  const call = async ({ name }: Call) => {
    actions.push(name);
    if (broken) throw new Error('no');
    return true;
  };
  store.set(apiAtom, { call } as unknown as Api);
  store.set(sessionActionsAtom, { refresh: async () => void actions.push('refresh') } as never);
  store.set(emailLinkAtom, emailLink);
  return { store, actions };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a link that confirms sends the finish event, generates matches, reloads the member and leads to the matches', async () => {
  const { store, actions } = open(link({ confirm: true, target: 'messages' }));
  expect(await followMagicLink(store)).toBe('/membership-area/matches?reg=1');
  expect(actions).toEqual(['triggerFinish', 'generateMatches', 'refresh']);
});

test('a call that fails is logged, and the link is followed all the same', async () => {
  const { store, actions } = open(link({ confirm: true }), true, true);
  expect(await followMagicLink(store)).toBe('/membership-area/matches?reg=1');
  expect(actions).toEqual(['triggerFinish', 'generateMatches', 'refresh']);
});

test.for<[string, EmailLink | null, boolean, string | null]>([
  ['a target', link({ target: 'visitors' }), true, '/membership-area/visitors'],
  ['no target', link(), true, '/membership-area/home'],
  ['the link of another member', link({ token: tokenOf('8') }), true, null],
  ['an invalid link', link({ token: 'x' }), false, '/login'],
  ['no link left', null, true, '/membership-area/home'],
  ['no link left, for a guest', null, false, '/login'],
])('%s', async ([, emailLink, signedIn, expected]) => {
  const { store, actions } = open(emailLink, signedIn);
  expect(await followMagicLink(store)).toBe(expected);
  expect(actions).toEqual([]);
});

test('a link is followed only once', async () => {
  const { store, actions } = open(link({ confirm: true }));
  await followMagicLink(store);
  actions.length = 0;
  expect(await followMagicLink(store)).toBe('/membership-area/home');
  expect(actions).toEqual([]);
});

import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/contract/defineCall.ts';
import type { Api } from '../../api/createApi.ts';
import type { EmailLink } from '../../routing/consumeEmailLink.ts';
import { emailLinkAtom } from '../../routing/emailLink.ts';
import { apiAtom, dispatchSessionAtom, sessionActionsAtom } from '../../session/session.atoms.ts';
import { followMagicLink } from './followMagicLink.ts';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenOf = (userId: string) =>
  `${encode({})}.${encode({ user_id: userId, email: 'a@b.example', country: 'DE', exp: 2e9 })}.sig`;
const link = (rest: Partial<Extract<EmailLink, { kind: 'magic' }>> = {}): EmailLink => ({
  kind: 'magic',
  token: tokenOf('7'),
  confirm: false,
  target: null,
  ...rest,
});

/** A store in which member 7 is signed in, or nobody, and what was done in its name. */
function open(mailLink: EmailLink | null, signedIn = true, broken = false) {
  const store = createStore();
  const deeds: string[] = [];
  if (signedIn) {
    const claims = { user_id: '7', email: 'a@b.example', country: 'DE', exp: 2e9 };
    const completion = { completed: true, steps_finished: 5, total: 5 };
    store.set(dispatchSessionAtom, { type: 'signedIn', claims });
    const memberData = { user: { username: 'Ida' }, settings: null, completion } as never;
    store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', memberData });
  }
  const call = async ({ name }: Call) => {
    deeds.push(name);
    if (broken) throw new Error('no');
    return true;
  };
  store.set(apiAtom, { call } as unknown as Api);
  store.set(sessionActionsAtom, { refresh: async () => void deeds.push('refresh') } as never);
  store.set(emailLinkAtom, mailLink);
  return { store, deeds };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a link that confirms: the finish event, matches, the member anew, and the matches as freshly registered', async () => {
  const { store, deeds } = open(link({ confirm: true, target: 'messages' }));
  expect(await followMagicLink(store)).toBe('/membership-area/matches?reg=1');
  expect(deeds).toEqual(['triggerFinish', 'generateMatches', 'refresh']);
});

test('what fails on the way is logged, and the way goes on', async () => {
  const { store, deeds } = open(link({ confirm: true }), true, true);
  expect(await followMagicLink(store)).toBe('/membership-area/matches?reg=1');
  expect(deeds).toEqual(['triggerFinish', 'generateMatches', 'refresh']);
});

test.for<[string, EmailLink | null, boolean, string | null]>([
  ['a target', link({ target: 'visitors' }), true, '/membership-area/visitors'],
  ['no target', link(), true, '/membership-area/home'],
  ['the link of somebody else', link({ token: tokenOf('8') }), true, null],
  ['a link of no use', link({ token: 'x' }), false, '/login'],
  ['no link any more', null, true, '/membership-area/home'],
  ['no link any more, and nobody signed in', null, false, '/login'],
])('%s', async ([, mailLink, signedIn, expected]) => {
  const { store, deeds } = open(mailLink, signedIn);
  expect(await followMagicLink(store)).toBe(expected);
  expect(deeds).toEqual([]);
});

test('a link is followed once', async () => {
  const { store, deeds } = open(link({ confirm: true }));
  await followMagicLink(store);
  deeds.length = 0;
  expect(await followMagicLink(store)).toBe('/membership-area/home');
  expect(deeds).toEqual([]);
});

import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sessionActionsAtom } from '../session/session.atoms.ts';
import { createTokenStore } from '../session/tokenStore.ts';
import { startSession } from './startSession.ts';

test('a session is started once, by the pages of guests or by those of members', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('window', new EventTarget());
  const store = createStore();
  const tokens = createTokenStore();
  startSession(store, tokens);
  const actions = store.get(sessionActionsAtom);
  startSession(store, tokens);
  expect(actions).not.toBeNull();
  expect(store.get(sessionActionsAtom)).toBe(actions);
});

import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { dispatchSessionAtom } from '../session/session.atoms.ts';
import { undoable } from './undoable.ts';

function openStore() {
  const store = createStore();
  store.set(dispatchSessionAtom, { type: 'signedIn', claims: { userId: '7' } as never });
  store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', memberData: { user: {} } as never });
  const { pendingAtom, startAtom, undoAtom, commitAtom } = undoable<string>();
  const sent: string[] = [];
  const send = (item: string) => void sent.push(item);
  return {
    store,
    sent,
    pending: () => store.get(pendingAtom),
    start: (item: string) => store.set(startAtom, item, send),
    undo: () => store.set(undoAtom),
    commit: () => store.set(commitAtom, send),
  };
}

test('an item is sent once, when it is committed', () => {
  const { sent, pending, start, commit } = openStore();
  start('1');
  expect(sent).toEqual([]);
  expect(pending()).toBe('1');
  commit();
  commit();
  expect(sent).toEqual(['1']);
  expect(pending()).toBeNull();
});

test('an undone item is never sent', () => {
  const { sent, start, undo, commit } = openStore();
  start('1');
  undo();
  commit();
  expect(sent).toEqual([]);
});

test('starting a second item sends the first one', () => {
  const { sent, pending, start } = openStore();
  start('1');
  start('2');
  expect(sent).toEqual(['1']);
  expect(pending()).toBe('2');
});

test('nothing is sent after the member has signed out', () => {
  const { store, sent, start, commit } = openStore();
  start('1');
  store.set(dispatchSessionAtom, { type: 'ended', reason: 'signedOut' });
  commit();
  expect(sent).toEqual([]);
});

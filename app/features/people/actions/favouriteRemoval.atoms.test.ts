import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { dispatchSessionAtom } from '../../../session/session.atoms.ts';
import {
  commitFavouriteRemovalAtom,
  type FavouriteRemoval,
  pendingFavouriteRemovalAtom,
  startFavouriteRemovalAtom,
  undoFavouriteRemovalAtom,
} from './favouriteRemoval.atoms.ts';

const removalOf = (matchId: string): FavouriteRemoval => ({ matchId, profileId: `9${matchId}`, username: 'Gary' });

function openStore() {
  const store = createStore();
  store.set(dispatchSessionAtom, { type: 'signedIn', claims: { user_id: '7' } as never });
  store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', memberData: { user: {} } as never });
  const sent: string[] = [];
  const send = ({ matchId }: FavouriteRemoval) => void sent.push(matchId);
  return {
    store,
    sent,
    start: (id: string) => store.set(startFavouriteRemovalAtom, removalOf(id), send),
    commit: () => store.set(commitFavouriteRemovalAtom, send),
  };
}

test('a removal is sent once, when it is committed', () => {
  const { store, sent, start, commit } = openStore();
  start('1');
  expect(sent).toEqual([]);
  expect(store.get(pendingFavouriteRemovalAtom)?.matchId).toBe('1');
  commit();
  commit();
  expect(sent).toEqual(['1']);
  expect(store.get(pendingFavouriteRemovalAtom)).toBeNull();
});

test('an undone removal is never sent', () => {
  const { store, sent, start, commit } = openStore();
  start('1');
  store.set(undoFavouriteRemovalAtom);
  commit();
  expect(sent).toEqual([]);
});

test('starting a second removal sends the first one', () => {
  const { sent, start } = openStore();
  start('1');
  start('2');
  expect(sent).toEqual(['1']);
});

test('nothing is sent after the member has signed out', () => {
  const { store, sent, start, commit } = openStore();
  start('1');
  store.set(dispatchSessionAtom, { type: 'ended', reason: 'signedOut' });
  commit();
  expect(sent).toEqual([]);
});

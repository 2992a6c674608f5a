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

const of = (matchId: string): FavouriteRemoval => ({ matchId, profileId: `9${matchId}`, username: 'Gary' });

function open() {
  const store = createStore();
  store.set(dispatchSessionAtom, { type: 'signedIn', claims: { user_id: '7' } as never });
  store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', essentials: { user: {} } as never });
  const sent: string[] = [];
  const send = ({ matchId }: FavouriteRemoval) => void sent.push(matchId);
  return {
    store,
    sent,
    start: (id: string) => store.set(startFavouriteRemovalAtom, of(id), send),
    finish: () => store.set(commitFavouriteRemovalAtom, send),
  };
}

test('nothing is sent before the time to take it back is over, and then once', () => {
  const { store, sent, start, finish } = open();
  start('1');
  expect(sent).toEqual([]);
  expect(store.get(pendingFavouriteRemovalAtom)?.matchId).toBe('1');
  finish();
  finish();
  expect(sent).toEqual(['1']);
  expect(store.get(pendingFavouriteRemovalAtom)).toBeNull();
});

test('what is taken back is never sent', () => {
  const { store, sent, start, finish } = open();
  start('1');
  store.set(undoFavouriteRemovalAtom);
  finish();
  expect(sent).toEqual([]);
});

test('another one sends the one before', () => {
  const { sent, start } = open();
  start('1');
  start('2');
  expect(sent).toEqual(['1']);
});

test('whoever has signed out sends nothing more', () => {
  const { store, sent, start, finish } = open();
  start('1');
  store.set(dispatchSessionAtom, { type: 'ended', why: 'signedOut' });
  finish();
  expect(sent).toEqual([]);
});

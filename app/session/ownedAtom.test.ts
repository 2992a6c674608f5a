import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ownedAtom } from './ownedAtom.ts';
import { dispatchSessionAtom } from './session.atoms.ts';
import type { MemberData } from './session.model.ts';

function open() {
  const store = createStore();
  const noteAtom = ownedAtom('empty');
  return {
    read: () => store.get(noteAtom),
    write: (value: string, owner?: string) => store.set(noteAtom, value, ...(owner === undefined ? [] : [owner])),
    signIn(userId: string) {
      const claims = { userId, email: 'a@b.example', country: 'DE', exp: 4e9 };
      store.set(dispatchSessionAtom, { type: 'signedIn', claims });
      store.set(dispatchSessionAtom, { type: 'loaded', userId, memberData: {} as MemberData });
    },
    expire: () => store.set(dispatchSessionAtom, { type: 'ended', reason: 'expired' }),
  };
}

test('a member finds their state again after their session has expired', () => {
  const { read, write, signIn, expire } = open();
  signIn('1');
  write('one');
  expire();
  expect(read()).toBe('empty');
  signIn('1');
  expect(read()).toBe('one');
});

test('another member and a guest start from the initial value', () => {
  const { read, write, signIn, expire } = open();
  write('guest');
  expect(read()).toBe('guest');
  signIn('1');
  expect(read()).toBe('empty');
  write('one');
  signIn('2');
  expect(read()).toBe('empty');
  expire();
  expect(read()).toBe('empty');
});

test('a late write for a member who is gone is dropped', () => {
  const { read, write, signIn } = open();
  signIn('1');
  signIn('2');
  write('two');
  write('one', '1');
  expect(read()).toBe('two');
  write('late', '2');
  expect(read()).toBe('late');
});

test('a write without a member clears what a member has left', () => {
  const { read, write, signIn, expire } = open();
  signIn('1');
  write('card number');
  expire();
  write('empty');
  signIn('1');
  expect(read()).toBe('empty');
});

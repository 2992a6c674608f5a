import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { globalErrorAtom } from '../../session/globalErrors.ts';
import { type ChatTrouble, chatTroubleAtom, toChatTrouble } from './trouble.atoms.ts';

test.for<[string, unknown, Omit<ChatTrouble, 'id'>]>([
  [
    'gone',
    new ApiError('rejected', 'x', { status: 404, fields: { message: 'No.' } }),
    { kind: 'missing', words: null },
  ],
  ['no connection', new ApiError('offline', 'x'), { kind: 'unreachable', words: null }],
  ['too slow', new ApiError('timeout', 'x'), { kind: 'unreachable', words: null }],
  [
    'refused',
    new ApiError('rejected', 'x', { status: 422, fields: { a: 'No.', b: ' ' } }),
    { kind: 'server', words: 'No.' },
  ],
  ['broken', new ApiError('rejected', 'x', { status: 500 }), { kind: 'server', words: null }],
  ['our own bug', new TypeError('oops'), { kind: 'server', words: null }],
])('why a conversation did not open: %s', ([, error, expected]) => {
  expect(toChatTrouble('7', error)).toEqual({ id: '7', ...expected });
});

test('it is a global error, in the words of the server if there are any, until a conversation is opened', () => {
  const store = createStore();
  store.set(chatTroubleAtom, { id: '7', kind: 'server', words: 'Closed for today.' });
  expect(store.get(globalErrorAtom)?.message).toMatchObject({ values: { title: 'Closed for today.' } });
  expect(store.get(globalErrorAtom)?.advice).not.toBeNull();
  store.set(chatTroubleAtom, null);
  expect(store.get(globalErrorAtom)).toBeNull();
  store.set(chatTroubleAtom, { id: '7', kind: 'missing', words: null });
  expect(store.get(globalErrorAtom)?.message).toHaveProperty('id');
});

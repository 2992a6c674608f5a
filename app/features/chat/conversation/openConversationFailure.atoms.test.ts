import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { globalErrorAtom } from '../../../feedback/globalErrors.ts';
import {
  type OpenConversationFailure,
  openConversationFailureAtom,
  toOpenConversationFailure,
} from './openConversationFailure.atoms.ts';

test.for<[string, unknown, Omit<OpenConversationFailure, 'id'>]>([
  [
    'gone',
    new ApiError('rejected', 'x', { status: 404, fields: { message: 'No.' } }),
    { kind: 'missing', serverMessage: null },
  ],
  ['no connection', new ApiError('offline', 'x'), { kind: 'unreachable', serverMessage: null }],
  ['too slow', new ApiError('timeout', 'x'), { kind: 'unreachable', serverMessage: null }],
  [
    'refused',
    new ApiError('rejected', 'x', { status: 422, fields: { a: 'No.', b: ' ' } }),
    { kind: 'server', serverMessage: 'No.' },
  ],
  ['broken', new ApiError('rejected', 'x', { status: 500 }), { kind: 'server', serverMessage: null }],
  ['our own bug', new TypeError('oops'), { kind: 'server', serverMessage: null }],
])('why a conversation did not open: %s', ([, error, expected]) => {
  expect(toOpenConversationFailure('7', error)).toEqual({ id: '7', ...expected });
});

test('the failure is a global error, with the text of the server if there is one, until a conversation is opened', () => {
  const store = createStore();
  store.set(openConversationFailureAtom, { id: '7', kind: 'server', serverMessage: 'Closed for today.' });
  expect(store.get(globalErrorAtom)?.message).toMatchObject({ values: { title: 'Closed for today.' } });
  expect(store.get(globalErrorAtom)?.advice).not.toBeNull();
  store.set(openConversationFailureAtom, null);
  expect(store.get(globalErrorAtom)).toBeNull();
  store.set(openConversationFailureAtom, { id: '7', kind: 'missing', serverMessage: null });
  expect(store.get(globalErrorAtom)?.message).toHaveProperty('id');
});

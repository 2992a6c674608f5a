import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { shownFailureAtom } from '../../../feedback/failureQueue.atoms.ts';
import { openConversationFailureAtom } from './openConversationFailure.atoms.ts';

const toGlobalError = (error: unknown) => {
  const store = createStore();
  store.set(openConversationFailureAtom, { id: '7', error });
  return { store, shown: store.get(shownFailureAtom)! };
};

test.for<[string, unknown, RegExp]>([
  ['gone', new ApiError('rejected', 'x', { status: 404 }), /doesn’t exist any more/],
  ['no connection', new ApiError('offline', 'x'), /We’ve had no answer/],
  ['too slow', new ApiError('timeout', 'x'), /We’ve had no answer/],
  ['broken', new ApiError('rejected', 'x', { status: 500 }), /on our side/],
  ['our own bug', new TypeError('oops'), /on our side/],
])('why a conversation did not open: %s', ([, error, advice]) => {
  const { shown } = toGlobalError(error);
  expect(shown.message).not.toHaveProperty('values');
  expect(shown.advice?.message).toMatch(advice);
});

test.for([404, 410])('what the server says of a conversation that is gone is the title: %i', (status) => {
  const { shown } = toGlobalError(new ApiError('rejected', 'x', { status, fields: { message: 'It was deleted.' } }));
  expect(shown.message).toMatchObject({ values: { title: 'It was deleted.' } });
  expect(shown.advice?.message).toMatch(/doesn’t exist any more/);
});

test('the failure is reported over the page, with the text of the server if there is one, until a conversation is opened', () => {
  const { store, shown } = toGlobalError(
    new ApiError('rejected', 'x', { status: 422, fields: { a: 'Closed for today.', b: ' ' } }),
  );
  expect(shown.message).toMatchObject({ values: { title: 'Closed for today.' } });
  store.set(openConversationFailureAtom, null);
  expect(store.get(shownFailureAtom)).toBeNull();
});

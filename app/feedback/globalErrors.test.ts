import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import {
  collapsedErrorsAtom,
  dispatchGlobalErrorAtom,
  errorBySubjectAtom,
  type GlobalError,
  globalErrorAtom,
  pickCollapsedErrors,
  pickGlobalError,
  reduceGlobalErrors,
  reportGlobalErrorAtom,
} from './globalErrors.ts';

const error = (id: number, overrides: Partial<GlobalError> = {}): GlobalError => ({
  id,
  message: `error ${id}`,
  advice: null,
  about: null,
  seen: false,
  collapsed: false,
  owner: 'a',
  ...overrides,
});
const reported = (message: GlobalError['message'], owner: string | null = 'a') =>
  ({ type: 'reported', message, owner }) as const;

describe('reduceGlobalErrors', () => {
  test('errors queue in the order in which they happen', () => {
    const queue = reduceGlobalErrors(reduceGlobalErrors([], reported('one')), reported('two'));
    expect(queue.map(({ message }) => message)).toEqual(['one', 'two']);
    expect(new Set(queue.map(({ id }) => id)).size).toBe(2);
  });

  test('what waits already does not wait twice, by its text and values', () => {
    const queue = [error(1), error(2, { message: { id: 'x', values: { name: 1 } } })];
    expect(reduceGlobalErrors(queue, reported('error 1'))).toEqual(queue);
    expect(reduceGlobalErrors(queue, reported({ id: 'x', values: { name: 1 } }))).toEqual(queue);
    expect(reduceGlobalErrors(queue, reported({ id: 'x', values: { name: 2 } }))).toHaveLength(3);
  });

  test('what was seen may happen again', () => {
    const queue = reduceGlobalErrors([error(1, { seen: true })], reported('error 1'));
    expect(queue.map(({ seen }) => seen)).toEqual([true, false]);
  });

  test.for(['closed', 'timedOut'] as const)('what is %s is seen; the others are not', (type) => {
    const queue = [error(1), error(2)];
    expect(reduceGlobalErrors(queue, { type, id: 1 }).map(({ seen }) => seen)).toEqual([true, false]);
    expect(reduceGlobalErrors(queue, { type, id: 9 })).toEqual(queue);
  });

  test('of what nobody closed in time a line stays, until it is closed or happens again', () => {
    const folded = reduceGlobalErrors([error(1)], { type: 'timedOut', id: 1 });
    expect(pickCollapsedErrors(folded, 'a').map(({ id }) => id)).toEqual([1]);
    expect(pickCollapsedErrors(folded, 'b')).toEqual([]);
    expect(pickCollapsedErrors(reduceGlobalErrors(folded, { type: 'closed', id: 1 }), 'a')).toEqual([]);
    const again = reduceGlobalErrors(folded, reported('error 1'));
    expect(pickCollapsedErrors(again, 'a')).toEqual([]);
    expect(pickGlobalError(again, 'a')?.id).toBe(2);
  });

  test('of what was closed no line stays, though its time goes on', () => {
    const closed = reduceGlobalErrors([error(1)], { type: 'closed', id: 1 });
    expect(pickCollapsedErrors(reduceGlobalErrors(closed, { type: 'timedOut', id: 1 }), 'a')).toEqual([]);
  });

  test('what was seen stays on its page; what was not comes along', () => {
    const queue = [error(1, { seen: true, collapsed: true }), error(2)];
    expect(reduceGlobalErrors(queue, { type: 'left' }).map(({ id }) => id)).toEqual([2]);
  });

  test('what the page keeps a line of leaves none over the page, and stays until it is settled', () => {
    const queue = [error(1, { about: '901' }), error(2)];
    const timedOut = reduceGlobalErrors(queue, { type: 'timedOut', id: 1 });
    expect(pickCollapsedErrors(timedOut, 'a')).toEqual([]);
    const elsewhere = reduceGlobalErrors(timedOut, { type: 'left' });
    expect(elsewhere.map(({ id }) => id)).toEqual([1, 2]);
    expect(reduceGlobalErrors(elsewhere, { type: 'settled', about: '902' })).toHaveLength(2);
    expect(reduceGlobalErrors(elsewhere, { type: 'settled', about: '901' }).map(({ id }) => id)).toEqual([2]);
  });

  test('the same about somebody else is another error', () => {
    const queue = [error(1, { message: 'no smile', about: '901' })];
    expect(reduceGlobalErrors(queue, { ...reported('no smile'), about: '901' })).toHaveLength(1);
    expect(reduceGlobalErrors(queue, { ...reported('no smile'), about: '902' })).toHaveLength(2);
  });

  test('nothing is left when the member has gone', () => {
    expect(reduceGlobalErrors([error(1), error(2, { seen: true })], { type: 'ended' })).toEqual([]);
  });

  test('keeps nothing of another member', () => {
    expect(reduceGlobalErrors([error(1)], reported('new', 'b')).map(({ owner }) => owner)).toEqual(['b']);
  });

  test('never grows without end', () => {
    let queue: readonly GlobalError[] = [];
    for (let count = 0; count < 100; count++) queue = reduceGlobalErrors(queue, reported(`error ${count}`));
    expect(queue).toHaveLength(20);
    expect(queue.at(-1)?.message).toBe('error 99');
  });
});

test.for<[string, GlobalError[], string | null, number | null]>([
  ['nothing', [], null, null],
  ['the first', [error(1), error(2)], 'a', 1],
  ['the first unseen', [error(1, { seen: true }), error(2)], 'a', 2],
  ['nothing when all is seen', [error(1, { seen: true })], 'a', null],
  ["nothing of somebody else's", [error(1)], 'b', null],
  ['nothing of a member to guests', [error(1)], null, null],
])('shows %s', ([, queue, owner, expected]) => {
  expect(pickGlobalError(queue, owner)?.id ?? null).toBe(expected);
});

test('one after the other, by the atoms', () => {
  const store = createStore();
  store.set(reportGlobalErrorAtom, 'one');
  store.set(reportGlobalErrorAtom, { id: 'two' });
  const first = store.get(globalErrorAtom);
  expect(first?.message).toBe('one');
  store.set(dispatchGlobalErrorAtom, { type: 'closed', id: first!.id });
  const second = store.get(globalErrorAtom);
  expect(second?.message).toEqual({ id: 'two' });
  store.set(dispatchGlobalErrorAtom, { type: 'timedOut', id: second!.id });
  expect(store.get(globalErrorAtom)).toBeNull();
  expect(store.get(collapsedErrorsAtom).map(({ id }) => id)).toEqual([second!.id]);
});

test('the last error about somebody is found by whoever keeps a line of it', () => {
  const store = createStore();
  const advice = { id: 'Try again.' };
  store.set(reportGlobalErrorAtom, 'first', { about: '901' });
  store.set(reportGlobalErrorAtom, 'last', { about: '901', advice });
  expect(store.get(globalErrorAtom)).toMatchObject({ message: 'first', advice: null });
  expect(store.get(errorBySubjectAtom)('901')).toMatchObject({ message: 'last', advice });
  expect(store.get(errorBySubjectAtom)('902')).toBeNull();
  store.set(dispatchGlobalErrorAtom, { type: 'settled', about: '901' });
  expect(store.get(globalErrorAtom)).toBeNull();
});

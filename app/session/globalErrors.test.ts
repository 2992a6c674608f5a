import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import {
  type GlobalError,
  globalErrorAtom,
  markGlobalErrorSeen,
  pickGlobalError,
  reduceGlobalErrors,
  reportGlobalError,
} from './globalErrors.ts';

const error = (id: number, overrides: Partial<GlobalError> = {}): GlobalError => ({
  id,
  message: `error ${id}`,
  seen: false,
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

  test('marks one as seen and leaves the others; an unknown one changes nothing', () => {
    const queue = [error(1), error(2)];
    expect(reduceGlobalErrors(queue, { type: 'seen', id: 1 }).map(({ seen }) => seen)).toEqual([true, false]);
    expect(reduceGlobalErrors(queue, { type: 'seen', id: 9 })).toEqual(queue);
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
  store.set(reportGlobalError, 'one');
  store.set(reportGlobalError, { id: 'two' });
  const first = store.get(globalErrorAtom);
  expect(first?.message).toBe('one');
  store.set(markGlobalErrorSeen, first!.id);
  const second = store.get(globalErrorAtom);
  expect(second?.message).toEqual({ id: 'two' });
  store.set(markGlobalErrorSeen, second!.id);
  expect(store.get(globalErrorAtom)).toBeNull();
});

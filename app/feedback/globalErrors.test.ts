import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { dispatchSessionAtom } from '../session/session.atoms.ts';
import type { MemberData } from '../session/session.model.ts';
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
  ...overrides,
});
const reported = (message: GlobalError['message']) => ({ type: 'reported', message }) as const;

describe('reduceGlobalErrors', () => {
  test('errors are queued in the order of their reports', () => {
    const queue = reduceGlobalErrors(reduceGlobalErrors([], reported('one')), reported('two'));
    expect(queue.map(({ message }) => message)).toEqual(['one', 'two']);
    expect(new Set(queue.map(({ id }) => id)).size).toBe(2);
  });

  test('an error equal to an unseen one is not added again', () => {
    const queue = [error(1), error(2, { message: { id: 'x', values: { name: 1 } } })];
    expect(reduceGlobalErrors(queue, reported('error 1'))).toEqual(queue);
    expect(reduceGlobalErrors(queue, reported({ id: 'x', values: { name: 1 } }))).toEqual(queue);
    expect(reduceGlobalErrors(queue, reported({ id: 'x', values: { name: 2 } }))).toHaveLength(3);
  });

  test('an error equal to a seen one is added again', () => {
    const queue = reduceGlobalErrors([error(1, { seen: true })], reported('error 1'));
    expect(queue.map(({ seen }) => seen)).toEqual([true, false]);
  });

  test.for(['closed', 'timedOut'] as const)('an error that is %s becomes seen', (type) => {
    const queue = [error(1), error(2)];
    expect(reduceGlobalErrors(queue, { type, id: 1 }).map(({ seen }) => seen)).toEqual([true, false]);
    expect(reduceGlobalErrors(queue, { type, id: 9 })).toEqual(queue);
  });

  test('a timed-out error is collapsed until it is closed or reported again', () => {
    const collapsed = reduceGlobalErrors([error(1)], { type: 'timedOut', id: 1 });
    expect(pickCollapsedErrors(collapsed).map(({ id }) => id)).toEqual([1]);
    expect(pickCollapsedErrors(reduceGlobalErrors(collapsed, { type: 'closed', id: 1 }))).toEqual([]);
    const again = reduceGlobalErrors(collapsed, reported('error 1'));
    expect(pickCollapsedErrors(again)).toEqual([]);
    expect(pickGlobalError(again)?.id).toBe(2);
  });

  test('a closed error is not collapsed when it times out', () => {
    const closed = reduceGlobalErrors([error(1)], { type: 'closed', id: 1 });
    expect(pickCollapsedErrors(reduceGlobalErrors(closed, { type: 'timedOut', id: 1 }))).toEqual([]);
  });

  test('leaving the page drops seen errors', () => {
    const queue = [error(1, { seen: true, collapsed: true }), error(2)];
    expect(reduceGlobalErrors(queue, { type: 'left' }).map(({ id }) => id)).toEqual([2]);
  });

  test('an error with a subject is not collapsed, and stays until it is resolved', () => {
    const queue = [error(1, { about: '901' }), error(2)];
    const timedOut = reduceGlobalErrors(queue, { type: 'timedOut', id: 1 });
    expect(pickCollapsedErrors(timedOut)).toEqual([]);
    const afterLeaving = reduceGlobalErrors(timedOut, { type: 'left' });
    expect(afterLeaving.map(({ id }) => id)).toEqual([1, 2]);
    expect(reduceGlobalErrors(afterLeaving, { type: 'resolved', about: '902' })).toHaveLength(2);
    expect(reduceGlobalErrors(afterLeaving, { type: 'resolved', about: '901' }).map(({ id }) => id)).toEqual([2]);
  });

  test('equal errors about two subjects are two errors', () => {
    const queue = [error(1, { message: 'no smile', about: '901' })];
    expect(reduceGlobalErrors(queue, { ...reported('no smile'), about: '901' })).toHaveLength(1);
    expect(reduceGlobalErrors(queue, { ...reported('no smile'), about: '902' })).toHaveLength(2);
  });

  test('the end of the session clears the queue', () => {
    expect(reduceGlobalErrors([error(1), error(2, { seen: true })], { type: 'ended' })).toEqual([]);
  });

  test('the queue has a maximum length', () => {
    let queue: readonly GlobalError[] = [];
    for (let count = 0; count < 100; count++) queue = reduceGlobalErrors(queue, reported(`error ${count}`));
    expect(queue).toHaveLength(20);
    expect(queue.at(-1)?.message).toBe('error 99');
  });
});

test.for<[string, GlobalError[], number | null]>([
  ['nothing', [], null],
  ['the first', [error(1), error(2)], 1],
  ['the first unseen', [error(1, { seen: true }), error(2)], 2],
  ['nothing when all is seen', [error(1, { seen: true })], null],
])('pickGlobalError gives %s', ([, queue, expected]) => {
  expect(pickGlobalError(queue)?.id ?? null).toBe(expected);
});

test('the atoms show one error after the other', () => {
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

test('errorBySubjectAtom gives the last unresolved error about a subject', () => {
  const store = createStore();
  const advice = { id: 'Try again.' };
  store.set(reportGlobalErrorAtom, 'first', { about: '901' });
  store.set(reportGlobalErrorAtom, 'last', { about: '901', advice });
  expect(store.get(globalErrorAtom)).toMatchObject({ message: 'first', advice: null });
  expect(store.get(errorBySubjectAtom)('901')).toMatchObject({ message: 'last', advice });
  expect(store.get(errorBySubjectAtom)('902')).toBeNull();
  store.set(dispatchGlobalErrorAtom, { type: 'resolved', about: '901' });
  expect(store.get(globalErrorAtom)).toBeNull();
});

test('an error of one member is shown to no other member and no guest', () => {
  const store = createStore();
  const claims = { user_id: '1', email: 'a@b.example', country: 'DE', exp: 4e9 };
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
  store.set(dispatchSessionAtom, { type: 'loaded', userId: '1', memberData: {} as MemberData });
  store.set(reportGlobalErrorAtom, 'of member 1');
  store.set(dispatchSessionAtom, { type: 'ended', reason: 'expired' });
  expect(store.get(globalErrorAtom)).toBeNull();
  store.set(reportGlobalErrorAtom, 'of a guest');
  expect(store.get(globalErrorAtom)?.message).toBe('of a guest');
});

import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { dispatchSessionAtom } from '../session/session.atoms.ts';
import type { MemberData } from '../session/session.model.ts';
import {
  collapsedFailuresAtom,
  dispatchFailureAtom,
  failureBySubjectAtom,
  pickCollapsedFailures,
  pickShownFailure,
  type ReportedFailure,
  reduceFailures,
  reportFailureAtom,
  shownFailureAtom,
} from './failureQueue.atoms.ts';

const failure = (id: number, overrides: Partial<ReportedFailure> = {}): ReportedFailure => ({
  id,
  message: `error ${id}`,
  advice: null,
  about: null,
  seen: false,
  collapsed: false,
  ...overrides,
});
const reported = (message: ReportedFailure['message']) => ({ type: 'reported', message }) as const;

describe('reduceFailures', () => {
  test('errors are queued in the order of their reports', () => {
    const queue = reduceFailures(reduceFailures([], reported('one')), reported('two'));
    expect(queue.map(({ message }) => message)).toEqual(['one', 'two']);
    expect(new Set(queue.map(({ id }) => id)).size).toBe(2);
  });

  test('an error equal to an unseen one is not added again', () => {
    const queue = [failure(1), failure(2, { message: { id: 'x', values: { name: 1 } } })];
    expect(reduceFailures(queue, reported('error 1'))).toEqual(queue);
    expect(reduceFailures(queue, reported({ id: 'x', values: { name: 1 } }))).toEqual(queue);
    expect(reduceFailures(queue, reported({ id: 'x', values: { name: 2 } }))).toHaveLength(3);
  });

  test('an error equal to a seen one is added again', () => {
    const queue = reduceFailures([failure(1, { seen: true })], reported('error 1'));
    expect(queue.map(({ seen }) => seen)).toEqual([true, false]);
  });

  test.for(['closed', 'timedOut'] as const)('an error that is %s becomes seen', (type) => {
    const queue = [failure(1), failure(2)];
    expect(reduceFailures(queue, { type, id: 1 }).map(({ seen }) => seen)).toEqual([true, false]);
    expect(reduceFailures(queue, { type, id: 9 })).toEqual(queue);
  });

  test('a timed-out error is collapsed until it is closed or reported again', () => {
    const collapsed = reduceFailures([failure(1)], { type: 'timedOut', id: 1 });
    expect(pickCollapsedFailures(collapsed).map(({ id }) => id)).toEqual([1]);
    expect(pickCollapsedFailures(reduceFailures(collapsed, { type: 'closed', id: 1 }))).toEqual([]);
    const again = reduceFailures(collapsed, reported('error 1'));
    expect(pickCollapsedFailures(again)).toEqual([]);
    expect(pickShownFailure(again)?.id).toBe(2);
  });

  test('a closed error is not collapsed when it times out', () => {
    const closed = reduceFailures([failure(1)], { type: 'closed', id: 1 });
    expect(pickCollapsedFailures(reduceFailures(closed, { type: 'timedOut', id: 1 }))).toEqual([]);
  });

  test('leaving the page drops seen errors', () => {
    const queue = [failure(1, { seen: true, collapsed: true }), failure(2)];
    expect(reduceFailures(queue, { type: 'left' }).map(({ id }) => id)).toEqual([2]);
  });

  test('an error with a subject is not collapsed, and stays until it is resolved', () => {
    const queue = [failure(1, { about: '901' }), failure(2)];
    const timedOut = reduceFailures(queue, { type: 'timedOut', id: 1 });
    expect(pickCollapsedFailures(timedOut)).toEqual([]);
    const afterLeaving = reduceFailures(timedOut, { type: 'left' });
    expect(afterLeaving.map(({ id }) => id)).toEqual([1, 2]);
    expect(reduceFailures(afterLeaving, { type: 'resolved', about: '902' })).toHaveLength(2);
    expect(reduceFailures(afterLeaving, { type: 'resolved', about: '901' }).map(({ id }) => id)).toEqual([2]);
  });

  test('equal errors about two subjects are two errors', () => {
    const queue = [failure(1, { message: 'no smile', about: '901' })];
    expect(reduceFailures(queue, { ...reported('no smile'), about: '901' })).toHaveLength(1);
    expect(reduceFailures(queue, { ...reported('no smile'), about: '902' })).toHaveLength(2);
  });

  test('the end of the session clears the queue', () => {
    expect(reduceFailures([failure(1), failure(2, { seen: true })], { type: 'ended' })).toEqual([]);
  });

  test('the queue has a maximum length', () => {
    let queue: readonly ReportedFailure[] = [];
    for (let count = 0; count < 100; count++) queue = reduceFailures(queue, reported(`error ${count}`));
    expect(queue).toHaveLength(20);
    expect(queue.at(-1)?.message).toBe('error 99');
  });
});

test.for<[string, ReportedFailure[], number | null]>([
  ['nothing', [], null],
  ['the first', [failure(1), failure(2)], 1],
  ['the first unseen', [failure(1, { seen: true }), failure(2)], 2],
  ['nothing when all is seen', [failure(1, { seen: true })], null],
])('pickShownFailure gives %s', ([, queue, expected]) => {
  expect(pickShownFailure(queue)?.id ?? null).toBe(expected);
});

test('the atoms show one error after the other', () => {
  const store = createStore();
  store.set(reportFailureAtom, 'one');
  store.set(reportFailureAtom, { id: 'two' });
  const first = store.get(shownFailureAtom);
  expect(first?.message).toBe('one');
  store.set(dispatchFailureAtom, { type: 'closed', id: first!.id });
  const second = store.get(shownFailureAtom);
  expect(second?.message).toEqual({ id: 'two' });
  store.set(dispatchFailureAtom, { type: 'timedOut', id: second!.id });
  expect(store.get(shownFailureAtom)).toBeNull();
  expect(store.get(collapsedFailuresAtom).map(({ id }) => id)).toEqual([second!.id]);
});

test('failureBySubjectAtom gives the last unresolved failure about a subject', () => {
  const store = createStore();
  const advice = { id: 'Try again.' };
  store.set(reportFailureAtom, 'first', { about: '901' });
  store.set(reportFailureAtom, 'last', { about: '901', advice });
  expect(store.get(shownFailureAtom)).toMatchObject({ message: 'first', advice: null });
  expect(store.get(failureBySubjectAtom)('901')).toMatchObject({ message: 'last', advice });
  expect(store.get(failureBySubjectAtom)('902')).toBeNull();
  store.set(dispatchFailureAtom, { type: 'resolved', about: '901' });
  expect(store.get(shownFailureAtom)).toBeNull();
});

test('an error of one member is shown to no other member and no guest', () => {
  const store = createStore();
  const claims = { userId: '1', email: 'a@b.example', country: 'DE', exp: 4e9 };
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
  store.set(dispatchSessionAtom, { type: 'loaded', userId: '1', memberData: {} as MemberData });
  store.set(reportFailureAtom, 'of member 1');
  store.set(dispatchSessionAtom, { type: 'ended', reason: 'expired' });
  expect(store.get(shownFailureAtom)).toBeNull();
  store.set(reportFailureAtom, 'of a guest');
  expect(store.get(shownFailureAtom)?.message).toBe('of a guest');
});

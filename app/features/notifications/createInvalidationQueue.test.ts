import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countersKey, matchesKey, visitorsKey } from '../../api/queryKeys.ts';
import { createInvalidationQueue } from './createInvalidationQueue.ts';

const invalidateQueries = vi.fn(async () => {});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  invalidateQueries.mockClear();
});

test('a hundred events at once cost one request for each key', () => {
  const queue = createInvalidationQueue({ invalidateQueries }, () => false);
  for (let count = 0; count < 100; count += 1) queue.add([countersKey, matchesKey]);
  queue.add([]);
  vi.runAllTimers();
  expect(invalidateQueries.mock.calls).toEqual([
    [{ queryKey: countersKey, refetchType: 'active' }],
    [{ queryKey: matchesKey, refetchType: 'active' }],
  ]);
});

test('while the page is hidden only the counters are refetched', () => {
  createInvalidationQueue({ invalidateQueries }, () => true).add([countersKey, visitorsKey]);
  vi.runAllTimers();
  expect(invalidateQueries.mock.calls).toEqual([
    [{ queryKey: countersKey, refetchType: 'active' }],
    [{ queryKey: visitorsKey, refetchType: 'none' }],
  ]);
});

test('after stop nothing is invalidated, and no timer is left', () => {
  const queue = createInvalidationQueue({ invalidateQueries }, () => false);
  queue.add([countersKey]);
  queue.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.runAllTimers();
  expect(invalidateQueries).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countersKey, matchesKey, visitorsKey } from '../../api/queryKeys.ts';
import { createInvalidationQueue } from './createInvalidationQueue.ts';

const invalidateQueries = vi.fn(async () => {});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  invalidateQueries.mockClear();
});

test('a hundred events at once cost one question each for what they are about', () => {
  const fresh = createInvalidationQueue({ invalidateQueries }, () => false);
  for (let count = 0; count < 100; count += 1) fresh.add([countersKey, matchesKey]);
  fresh.add([]);
  vi.runAllTimers();
  expect(invalidateQueries.mock.calls).toEqual([
    [{ queryKey: countersKey, refetchType: 'active' }],
    [{ queryKey: matchesKey, refetchType: 'active' }],
  ]);
});

test('while nobody looks only the counters are asked for', () => {
  createInvalidationQueue({ invalidateQueries }, () => true).add([countersKey, visitorsKey]);
  vi.runAllTimers();
  expect(invalidateQueries.mock.calls).toEqual([
    [{ queryKey: countersKey, refetchType: 'active' }],
    [{ queryKey: visitorsKey, refetchType: 'none' }],
  ]);
});

test('after the end nothing is asked, and no timer is left', () => {
  const fresh = createInvalidationQueue({ invalidateQueries }, () => false);
  fresh.add([countersKey]);
  fresh.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.runAllTimers();
  expect(invalidateQueries).not.toHaveBeenCalled();
});

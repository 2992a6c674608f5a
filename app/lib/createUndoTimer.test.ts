import { expect, test, vi } from 'vitest';
import { fakeTimersInEachTest } from '../../tests/support/fakeTimersInEachTest.ts';
import { createUndoTimer } from './createUndoTimer.ts';

fakeTimersInEachTest();

/** A timer of 25 s that is prolonged twice by 8 s. */
function start(isHeld: () => boolean) {
  const onEnd = vi.fn();
  const stop = createUndoTimer({ ms: 25_000, extensionMs: 8000, maxExtensions: 2, isHeld, onEnd });
  return { stop, onEnd };
}

test.for<[string, boolean[], number]>([
  ['never held', [], 25_000],
  ['held once as it ends', [true], 33_000],
  ['held twice', [true, true], 41_000],
  ['held for ever', [true, true, true, true], 41_000],
])('%s: ends once', ([, held, expected]) => {
  const { onEnd } = start(() => held.shift() ?? false);
  vi.advanceTimersByTime(expected - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a stopped timer never ends', () => {
  const { stop, onEnd } = start(() => true);
  stop();
  vi.advanceTimersByTime(3_600_000);
  expect(onEnd).not.toHaveBeenCalled();
});

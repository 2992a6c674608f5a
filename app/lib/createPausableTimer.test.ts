import { expect, test, vi } from 'vitest';
import { fakeTimersInEachTest } from '../../tests/support/fakeTimersInEachTest.ts';
import { createPausableTimer } from './createPausableTimer.ts';

fakeTimersInEachTest();

test('ends once, after its duration', () => {
  const onEnd = vi.fn();
  createPausableTimer(10_000, onEnd);
  vi.advanceTimersByTime(9999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('pauses as long as a reason applies, and then restarts', () => {
  const onEnd = vi.fn();
  const timer = createPausableTimer(10_000, onEnd);
  vi.advanceTimersByTime(9000);
  timer.pause('hovered');
  timer.pause('hidden');
  vi.advanceTimersByTime(60_000);
  timer.resume('hovered');
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.resume('hidden');
  vi.advanceTimersByTime(9999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a resume without a pause does not restart it, and a stopped timer never ends', () => {
  const onEnd = vi.fn();
  const timer = createPausableTimer(1000, onEnd);
  vi.advanceTimersByTime(900);
  timer.resume('focused');
  vi.advanceTimersByTime(100);
  expect(onEnd).toHaveBeenCalledTimes(1);
  const stopped = createPausableTimer(1000, onEnd);
  stopped.pause('hovered');
  stopped.stop();
  stopped.resume('hovered');
  vi.advanceTimersByTime(5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

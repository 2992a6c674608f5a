import { afterEach, beforeEach, vi } from 'vitest';

/** Gives every test of a file, or of the `describe` around the call, timers that it moves itself. */
export function fakeTimersInEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

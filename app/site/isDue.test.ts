import { expect, test, vi } from 'vitest';
import { isDue } from './isDue.ts';

test('a duty that was still to come begins on its day, in UTC', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T23:59:59Z') });
  expect([true, false, '2026-12-01', '2026-12-02'].map(isDue)).toEqual([true, false, true, false]);
  vi.useRealTimers();
});

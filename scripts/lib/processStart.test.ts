import { expect, test } from 'vitest';
import { readProcessStart } from './processStart.ts';

test('a process has one start, and another process another', () => {
  const own = readProcessStart(process.pid);
  expect(own).toBe(readProcessStart(process.pid));
  expect(own).not.toBe(readProcessStart(1));
  expect(own).not.toBe('');
});

test.for([0, -1, 1.5, Number.NaN, 999_999_999])('no process has the number %d', (pid) => {
  expect(readProcessStart(pid)).toBeUndefined();
});

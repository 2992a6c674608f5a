import { expect, test } from 'vitest';
import { BETWEEN_TESTS, shareCpuUse } from './cpuUse.ts';

const samples = [
  { at: 0, busy: 100, idle: 100 },
  { at: 1000, busy: 1100, idle: 1100 },
  { at: 2000, busy: 3100, idle: 1100 },
];

test('what the processors did while kinds of tests ran side by side is shared by how long each of them did', () => {
  const spans = [
    { kind: 'units', start: 0, seconds: 1 },
    { kind: 'journeys', start: 500, seconds: 0.5 },
    { kind: 'journeys', start: 1900, seconds: 3.1 },
  ];
  const shares = shareCpuUse(samples, spans);
  expect(shares.get('units')).toEqual({ cpuSeconds: 2 / 3, idleShare: 0.5 });
  expect(shares.get('journeys')!.cpuSeconds).toBeCloseTo(1 / 3 + 2);
  expect(shares.get('journeys')!.idleShare).toBeCloseTo(1 / 8);
});

test('what was done while no test ran is told apart, and the whole is what the processors did', () => {
  const shares = shareCpuUse(samples, [{ kind: 'units', start: 1000, seconds: 1 }]);
  expect(shares.get(BETWEEN_TESTS)).toEqual({ cpuSeconds: 1, idleShare: 0.5 });
  expect(shareCpuUse(samples, []).get(BETWEEN_TESTS)).toEqual({ cpuSeconds: 3, idleShare: 0.25 });
});

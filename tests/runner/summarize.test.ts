import { expect, test } from 'vitest';
import { shareCpuUse } from './cpuUse.ts';
import type { TestResult } from './runners.ts';
import { printSummary, type RunFacts, summarize } from './summarize.ts';

const result = (name: string, rest: Partial<TestResult> = {}): TestResult => ({
  kind: 'units',
  file: 'app/a.test.ts',
  name,
  state: 'passed',
  start: 1_000_000,
  seconds: 1,
  ...rest,
});

const sumUp = (tests: readonly TestResult[], facts: Partial<RunFacts> = {}) =>
  summarize(tests, { samples: [], leftOut: [], racedFails: true, browsers: {}, ...facts });

test('counts by kind, from the start of its first test to the end of its last', () => {
  const tests = [
    result('types', { kind: 'types', file: '', seconds: 2 }),
    result('one', { seconds: 3 }),
    result('two', { start: 1_001_500, seconds: 4.04, state: 'failed', message: 'no' }),
  ];
  expect(sumUp(tests)).toMatchObject({
    ok: false,
    passed: 2,
    failed: 1,
    kinds: {
      types: { tests: 1, failed: 0, seconds: 2 },
      units: { tests: 2, failed: 1, seconds: 5.5 },
      'in all': { tests: 3, failed: 1 },
    },
    failures: [{ kind: 'units', file: 'app/a.test.ts', name: 'two', message: 'no' }],
  });
});

test('a skipped test fails, unless it gives a reason', () => {
  const tests = [result('one', { state: 'skipped' }), result('two', { state: 'skipped', message: 'no such server' })];
  expect(sumUp(tests)).toMatchObject({ ok: false, passed: 0, failed: 1, leftOut: ['two: no such server'] });
});

test('what the processors did while kinds of tests ran side by side is shared by how long each of them did', () => {
  const samples = [
    { at: 1_000_000, busy: 100, idle: 100 },
    { at: 1_001_000, busy: 1100, idle: 1100 },
    { at: 1_002_000, busy: 3100, idle: 1100 },
  ];
  const tests = [
    result('one'),
    result('two', { kind: 'journeys', start: 1_000_500, seconds: 0.5 }),
    result('three', { kind: 'journeys', start: 1_001_900, seconds: 3.1 }),
  ];
  const uses = shareCpuUse(samples, tests);
  expect(uses.units).toEqual({ busy: expect.closeTo(2000 / 3), idle: expect.closeTo(2000 / 3) });
  expect(uses.journeys).toEqual({ busy: expect.closeTo(1000 / 3 + 2000), idle: expect.closeTo(1000 / 3) });
  expect(sumUp([], { samples }).kinds).toMatchObject({ 'in all': { cpuSeconds: 3, idlePercent: 25 } });
});

test('prints a table, the failed and raced with why, the slowest, what was left out, and last the count alone', () => {
  const message = Array.from({ length: 40 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join('\n');
  const tests = [
    ...Array.from({ length: 7 }, (_, index) => result(`test ${index}`, { seconds: index })),
    result('bad', { kind: 'journeys', file: 'b.spec.ts', state: 'failed', message }),
    result('late', { state: 'raced', message: 'too late', trace: 'test-results/late/trace.zip' }),
  ];
  const summary = sumUp(tests, {
    racedFails: false,
    leftOut: ['a.spec.ts: is slow'],
    browsers: { journeys: 'Chromium' },
  });
  const lines: string[] = [];
  const print = {
    log: (text: string) => lines.push(...text.split('\n')),
    table: (rows: object) => lines.push(...Object.keys(rows)),
  };
  printSummary(summary, print);
  expect(summary.kinds).toMatchObject({ units: { raced: 1, failed: 0 }, journeys: { failed: 1, browser: 'Chromium' } });
  expect(lines.filter((line) => line.trim() !== '')).toEqual([
    ...['units', 'journeys', 'in all'],
    ...['Failed:', '  journeys › b.spec.ts › bad', ...Array.from({ length: 12 }, (_, line) => `      line ${line}`)],
    'Raced, failed at first and passed when run again:',
    ...[
      '  units › app/a.test.ts › late',
      '      too late',
      '      npx playwright show-trace test-results/late/trace.zip',
    ],
    ...['Slowest:', ...[6, 5, 4, 3, 2].map((index) => `  ${index}.0 s  app/a.test.ts › test ${index}`)],
    ...['Left out:', '  a.spec.ts: is slow', '8 passed, 1 failed'],
  ]);
  expect(sumUp(tests).failed).toBe(2);
});

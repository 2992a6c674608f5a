import { expect, test } from 'vitest';
import { formatSummary, summarize } from './summarize.ts';
import type { TestResult } from './TestResult.ts';

const result = (name: string, rest: Partial<TestResult> = {}): TestResult => ({
  kind: 'units',
  file: 'app/a.test.ts',
  name,
  state: 'passed',
  start: 1_000_000,
  seconds: 1,
  ...rest,
});

test('counts by kind, from the start of its first test to the end of its last', () => {
  const tests = [
    result('types', { kind: 'types', file: '', seconds: 2 }),
    result('one', { seconds: 3 }),
    result('two', { start: 1_001_500, seconds: 4.04, state: 'failed', message: 'no' }),
  ];
  expect(summarize(tests)).toMatchObject({
    ok: false,
    passed: 2,
    failed: 1,
    kinds: [
      { kind: 'types', tests: 1, failed: 0, seconds: 2 },
      { kind: 'units', tests: 2, failed: 1, seconds: expect.closeTo(5.54) },
    ],
    failures: [{ kind: 'units', file: 'app/a.test.ts', name: 'two', message: 'no' }],
  });
});

test('a skipped test fails, unless it gives a reason or the run was stopped', () => {
  const tests = [result('one', { state: 'skipped' }), result('two', { state: 'skipped', message: 'no such server' })];
  const why = { what: 'two', why: 'no such server' };
  expect(summarize(tests)).toMatchObject({ ok: false, passed: 0, failed: 1, leftOut: [why] });
  expect(summarize(tests, { isStopped: true })).toMatchObject({ ok: true, passed: 0, failed: 0, leftOut: [] });
});

test('names the five slowest tests; messages are cut and without colours', () => {
  const tests = Array.from({ length: 7 }, (_, index) => result(`test ${index}`, { seconds: index }));
  const message = Array.from({ length: 40 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join('\n');
  const { slowest, failures } = summarize([...tests, result('bad', { state: 'failed', message })]);
  expect(slowest.map(({ name }) => name)).toEqual(['test 6', 'test 5', 'test 4', 'test 3', 'test 2']);
  expect(failures[0]!.message).toMatch(/^line 0\n(?:line \d+\n){10}line 11$/);
});

test('prints a table, the failed and why, the slowest, what was left out, and the count alone on the last line', () => {
  const leftOut = [
    { what: 'a.spec.ts', why: 'is slow' },
    { what: 'b.spec.ts', why: 'is slow' },
  ];
  const failed = {
    kind: 'journeys',
    file: 'b.spec.ts',
    state: 'failed',
    message: 'Error: no\n  at b.spec.ts:1',
  } as const;
  const tests = [result('one'), result('two', { ...failed, start: 1_001_000, seconds: 12 })];
  const samples = [
    { at: 999_000, busy: 0, idle: 0 },
    { at: 1_000_000, busy: 500, idle: 1500 },
    { at: 1_001_000, busy: 2500, idle: 1500 },
    { at: 1_013_000, busy: 14_500, idle: 13_500 },
  ];
  expect(formatSummary(summarize(tests, { leftOut, samples, browsers: { journeys: 'Chromium 153' } }))).toBe(
    `
               tests  failed  raced  seconds  CPU s  idle
units              1       0      0      1.0    2.0   0 %
journeys           1       1      0     12.0   12.0  50 %  Chromium 153
between tests      0       0      0      0.0    0.5  75 %
in all                                         14.5  48 %

Failed:
  journeys › b.spec.ts › two
      Error: no
        at b.spec.ts:1

Slowest:
  12.0 s  b.spec.ts › two
  1.0 s  app/a.test.ts › one

Left out:
  a.spec.ts, b.spec.ts: is slow

1 passed, 1 failed`.slice(1),
  );
});

test('a raced test is named with its recording, and fails the run unless that is forgiven', () => {
  const tests = [result('two', { state: 'raced', message: 'too late', trace: 'test-results/two/trace.zip' })];
  expect(summarize(tests)).toMatchObject({ ok: false, passed: 0, failed: 1 });
  const forgiven = summarize(tests, { racedFails: false });
  expect(forgiven).toMatchObject({ ok: true, passed: 1, failed: 0, kinds: [{ raced: 1 }] });
  expect(formatSummary(forgiven)).toContain(`
  units › app/a.test.ts › two
      too late
      npx playwright show-trace test-results/two/trace.zip
`);
});

test('prints no more than there is', () => {
  expect(formatSummary(summarize([]))).toBe('0 passed, 0 failed');
});

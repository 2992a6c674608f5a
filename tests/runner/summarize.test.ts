import { expect, test } from 'vitest';
import type { TestResult } from './runners.ts';
import { printSummary, summarize } from './summarize.ts';

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
    result('one', { seconds: 3, cpuSeconds: 1.5 }),
    result('two', { start: 1_001_500, seconds: 4.04, cpuSeconds: 2, state: 'failed', message: 'no' }),
  ];
  expect(summarize(tests, [], true)).toMatchObject({
    ok: false,
    passed: 2,
    failed: 1,
    kinds: {
      types: { tests: 1, failed: 0, seconds: 2 },
      units: { tests: 2, failed: 1, seconds: 5.5, cpuSeconds: 3.5 },
      'in all': { tests: 3, failed: 1 },
    },
    failures: [{ kind: 'units', file: 'app/a.test.ts', name: 'two', message: 'no' }],
  });
});

test('a skipped test fails, unless it gives a reason', () => {
  const tests = [result('one', { state: 'skipped' }), result('two', { state: 'skipped', message: 'no such server' })];
  expect(summarize(tests, [], true)).toMatchObject({
    ok: false,
    passed: 0,
    failed: 1,
    leftOut: ['two: no such server'],
  });
});

test('a raced test passes unless the run wants it to fail', () => {
  const tests = [result('late', { state: 'raced', message: 'too late' })];
  expect(summarize(tests, [], false)).toMatchObject({ ok: true, kinds: { units: { raced: 1, failed: 0 } } });
  expect(summarize(tests, [], true)).toMatchObject({ ok: false, failures: [{ name: 'late', message: 'too late' }] });
});

test('prints a table, the failed with why, what was left out, and last the count alone', () => {
  const message = Array.from({ length: 40 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join('\n');
  const bad = result('bad', { kind: 'journeys', file: 'b.spec.ts', state: 'failed', message });
  const lines: string[] = [];
  printSummary(summarize([result('good'), bad], ['a.spec.ts: is slow'], false), {
    log: (text: string) => lines.push(...text.split('\n')),
    table: (rows: object) => lines.push(...Object.keys(rows)),
  });
  expect(lines).toEqual([
    ...['units', 'journeys', 'in all'],
    ...['Failed:', '  journeys › b.spec.ts › bad', ...Array.from({ length: 12 }, (_, line) => `      line ${line}`)],
    ...['Left out:', '  a.spec.ts: is slow', '1 passed, 1 failed'],
  ]);
});

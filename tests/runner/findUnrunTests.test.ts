import { expect, test } from 'vitest';
import { findUnrunTests } from './findUnrunTests.ts';
import type { TestReport, TestResult } from './TestReport.ts';

const report = (...tests: Partial<TestResult>[]): TestReport => ({
  tests: tests.map((one) => ({ kind: '', file: '', name: '', state: 'passed', start: 0, seconds: 0, ...one })),
  errors: [],
});
const everything = { unitFiles: 'all', specs: 'all', screens: 'all', engines: ['firefox'] } as const;
const kinds = ['journeys', 'visual', 'gallery', 'firefox'].map((kind) => ({ kind }));
const whatOf = (...args: Parameters<typeof findUnrunTests>) => findUnrunTests(...args).map(({ what }) => what);

test('a full run must have every kind of test', () => {
  const vitest = report({ kind: 'units' });
  expect(whatOf(everything, { vitest, playwright: report(...kinds) }, false)).toEqual([]);
  expect(whatOf(everything, { vitest: report(), playwright: report() }, false)).toEqual([
    'unit tests',
    'journeys',
    'gallery',
    'firefox',
    'visual',
  ]);
});

test('a shard must have some tests', () => {
  expect(whatOf(everything, { vitest: report(), playwright: report({ kind: 'visual' }) }, true)).toEqual([
    'unit tests',
  ]);
  expect(whatOf(everything, { vitest: report({}), playwright: report() }, true)).toEqual(['browser tests']);
});

test('each selected file must have tests', () => {
  const asked = { unitFiles: ['a.test.ts', 'b.test.ts'], specs: ['c.spec.ts', 'd.spec.ts'], screens: [], engines: [] };
  const reports = { vitest: report({ file: 'a.test.ts' }), playwright: report({ file: 'd.spec.ts' }) };
  expect(whatOf(asked, reports, false)).toEqual(['b.test.ts', 'c.spec.ts']);
  expect(whatOf({ ...asked, unitFiles: [], specs: [], screens: ['home'] }, reports, false)).toEqual(['visual']);
});

test('a runner that was not started misses nothing', () => {
  expect(findUnrunTests(everything, { vitest: undefined, playwright: undefined }, false)).toEqual([]);
});

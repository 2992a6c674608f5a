import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { parsePlaywrightReport } from './parsePlaywrightReport.ts';

const test1 = (projectName: string, status: string, rest: object = {}) => ({
  projectName,
  status,
  annotations: [],
  results: [{ duration: 1500, startTime: '1970-01-01T00:00:01.000Z', errors: [] }],
  ...rest,
});
const specOf = (title: string, ...tests: object[]) => ({ title, file: 'a.spec.ts', tests });
const read = (...specs: object[]) => {
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a group', specs }] }];
  return parsePlaywrightReport({ suites, errors: [] } as unknown as JSONReport, 'tests/journeys/');
};

test('one test, with its group and its project', () => {
  expect(read(specOf('works', test1('journeys', 'expected'))).tests).toEqual([
    {
      kind: 'journeys',
      file: 'tests/journeys/a.spec.ts',
      name: 'a group › works › [journeys]',
      state: 'passed',
      start: 1000,
      seconds: 1.5,
    },
  ]);
});

test('a group without a title leaves no gap in the name', () => {
  const suites = [
    { title: 'a.spec.ts', specs: [], suites: [{ title: '', specs: [specOf('works', test1('journeys', 'expected'))] }] },
  ];
  const { tests } = parsePlaywrightReport({ suites, errors: [] } as unknown as JSONReport, 'tests/journeys/');
  expect(tests[0]!.name).toBe('works › [journeys]');
});

test.for<[project: string, file: string, kind: string]>([
  ['journeys', 'a.spec.ts', 'journeys'],
  ['journeys', 'visual/screens.spec.ts', 'visual'],
  ['gallery', 'gallery.spec.ts', 'gallery'],
  ['setup gallery', 'gallery.setup.ts', 'setup'],
  ['webkit', 'look.spec.ts', 'webkit'],
])('project %s, %s: of the kind %s', ([project, file, kind]) => {
  expect(read({ ...specOf('works', test1(project, 'expected')), file }).tests[0]!.kind).toBe(kind);
});

test.for<[status: string, state: string, message: string | undefined, rest: object]>([
  ['unexpected', 'failed', 'no\nwhy', { results: [{ duration: 1, startTime: '', errors: [{ message: 'no\nwhy' }] }] }],
  ['flaky', 'raced', 'no', { results: [{ duration: 1, startTime: '', errors: [{ message: 'no' }] }] }],
  ['skipped', 'skipped', undefined, {}],
  ['skipped', 'skipped', undefined, { annotations: [{ type: 'skip' }] }],
  ['skipped', 'skipped', 'no camera', { annotations: [{ type: 'skip', description: 'no camera' }] }],
])('%s is %s: %s', ([status, state, message, rest]) => {
  const [result] = read(specOf('works', test1('journeys', status, rest))).tests;
  expect(result).toMatchObject({ state });
  expect(result!.message).toBe(message);
});

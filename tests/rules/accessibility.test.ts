import { expect, test } from 'vitest';
import { accessibilityClauses } from '../../brands/accessibility.ts';
import { findUnproven, listOldLooks } from '../runner/findUnproven.ts';
import type { TestResult } from '../runner/runners.ts';

const clauses = Object.entries(accessibilityClauses);

test.for(clauses)('clause %s is met by a proof, or says why not', { tags: 'rule' }, ([, state]) => {
  if ('notApplicable' in state) expect(state.notApplicable).not.toBe('');
  else expect(state.met.length + ('partly' in state ? 1 : 0)).toBeGreaterThan(0);
});

test('what no passed test proves is a failure, of a whole file or a whole run', () => {
  const ran = (file: string, name: string, state: TestResult['state'] = 'passed'): TestResult => {
    return { kind: 'units', file, name, state, start: 0, seconds: 0 };
  };
  const tests = [
    ran('a.test.ts', 'group › a thing happens'),
    ran('a.test.ts', 'is skipped', 'skipped'),
    ran('a.test.ts', 'fails', 'failed'),
  ];
  const find = (isWhole: boolean) =>
    findUnproven(tests, isWhole, [
      ['one', 'a.test.ts › a thing'],
      ['two', 'a.test.ts › another thing'],
      ['three', 'a.test.ts › is skipped'],
      ['four', 'a.test.ts › fails'],
      ['five', 'b.test.ts › elsewhere'],
    ]).map(({ message }) => message!.split(',')[0]);
  expect(find(false)).toEqual(['proves two', 'proves three', 'proves four']);
  expect(find(true)).toEqual(['proves two', 'proves three', 'proves four', 'proves five']);
});

test('a look by hand is old after a year', () => {
  const looks = [['9.1 This', { byHand: 'Opened it.', date: '2026-11-29' }]] as const;
  expect(listOldLooks('2027-11-29', looks)).toEqual([]);
  expect(listOldLooks('2027-11-30', looks)).toEqual([
    'EN 301 549, 9.1 This, was looked at on 2026-11-29; look again: Opened it.',
  ]);
});

test('the table has every chapter and every success criterion of WCAG 2.2, A and AA', () => {
  const numbers = clauses.map(([clause]) => clause.split(' ')[0]!);
  const criteria = numbers.filter((number) => /^9\.\d\.\d\.\d+$/.test(number));
  // 55 criteria, and Parsing, which the standard keeps a number for.
  expect(criteria).toHaveLength(56);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
  expect([...new Set(numbers.map((number) => number.split('.')[0]))]).toEqual(['5', '6', '7', '9', '10', '11', '12']);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accessibilityClauses, accessibilityGaps, comparedOn, type Proof } from '../../brands/accessibility.ts';
import { countClauses, listClauses } from '../runner/listClauses.ts';

const root = path.resolve(import.meta.dirname, '../..');
const clauses = Object.entries(accessibilityClauses);
const DAY_MS = 86_400_000;
const daysBeforeComparison = (date: string) => (Date.parse(comparedOn) - Date.parse(date)) / DAY_MS;

function findFault(proof: Proof): string | undefined {
  if (typeof proof !== 'string') {
    const days = daysBeforeComparison(proof.date);
    return proof.byHand !== '' && days >= 0 && days <= 366 ? undefined : `${proof.byHand}, ${proof.date}: too old`;
  }
  const [file = '', title = ''] = proof.split(' › ');
  if (!existsSync(path.join(root, file))) return `${file} does not exist`;
  const text = readFileSync(path.join(root, file), 'utf8');
  return title !== '' && text.includes(title) ? undefined : `${file} has no test “${title}”`;
}

test('a proof that is gone or older than a year is found', () => {
  const dateBefore = `${Number(comparedOn.slice(0, 4)) - 2}${comparedOn.slice(4)}`;
  const proofs = ['tests/none.ts › a', 'tests/test.ts › no such title', { byHand: 'looked', date: dateBefore }];
  expect(proofs.map(findFault)).toEqual([
    'tests/none.ts does not exist',
    'tests/test.ts has no test “no such title”',
    `looked, ${dateBefore}: too old`,
  ]);
});

test.for(clauses)('clause %s is met by a proof that is there, or says why not', { tags: 'rule' }, ([, state]) => {
  if ('notApplicable' in state) return expect(state.notApplicable).not.toBe('');
  expect(state.met.length + ('partly' in state ? 1 : 0)).toBeGreaterThan(0);
  expect(state.met.flatMap((proof) => findFault(proof) ?? [])).toEqual([]);
});

test('the table has every chapter and every success criterion of WCAG 2.2, A and AA', () => {
  const numbers = clauses.map(([clause]) => clause.split(' ')[0]!);
  const criteria = numbers.filter((number) => /^9\.\d\.\d\.\d+$/.test(number));
  // 55 criteria, and Parsing, which the standard keeps a number for.
  expect(criteria).toHaveLength(56);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
  expect([...new Set(numbers.map((number) => number.split('.')[0]))]).toEqual(['5', '6', '7', '9', '10', '11', '12']);
  const named = clauses.flatMap(([, state]) => ('partly' in state ? state.partly : []));
  expect([...new Set(named)].sort()).toEqual([...accessibilityGaps].sort());
});

test('the report counts every clause once, and lists each', () => {
  const [, all, ...parts] =
    /^accessibility: (\d+) clauses, (\d+) by test, (\d+) by hand, (\d+) not applicable, (\d+) partly/
      .exec(countClauses())!
      .map(Number);
  expect(all).toBe(clauses.length);
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(listClauses()).toHaveLength(clauses.length);
});

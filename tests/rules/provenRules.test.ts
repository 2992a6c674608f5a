import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import provenRules from './provenRules.json' with { type: 'json' };

/** A rule of the product, and the test that turns red when it does not hold. */
interface ProvenRule {
  readonly rule: string;
  /** Path from the root. */
  readonly file: string;
  /** Title of the test or of its row in a table, or the beginning, as the file has it; groups stand before it with ` › `. */
  readonly test: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Whether a test of `source` has a title that begins with `title`; a title may be a template or a row of a table. */
const hasTest = (source: string, title: string) =>
  title.split(' › ').every((part) => ["'", '"', '`'].some((quote) => source.includes(`${quote}${part}`)));

/** Gives one line per rule whose test does not exist. */
function findUnproven(rules: readonly ProvenRule[], read: (file: string) => string | undefined): string[] {
  return rules.flatMap(({ rule, file, test: title }) => {
    const source = read(file);
    if (source === undefined) return [`${rule}: ${file} does not exist`];
    return hasTest(source, title) ? [] : [`${rule}: ${file} has no test "${title}"`];
  });
}

const readFromRoot = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;

test('every rule of the table has its test', () => {
  expect(findUnproven(provenRules, readFromRoot)).toEqual([]);
});

test('no rule stands twice in the table', () => {
  const rules = provenRules.map(({ rule }) => rule);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

test('a rule without its test is named', () => {
  const sources: Record<string, string> = { 'a.test.ts': "test('adds numbers', () => {});" };
  const rules = [
    { rule: 'Sums', file: 'a.test.ts', test: 'adds numbers' },
    { rule: 'Differences', file: 'a.test.ts', test: 'subtracts' },
    { rule: 'Products', file: 'b.test.ts', test: 'multiplies' },
  ];
  expect(findUnproven(rules, (file) => sources[file])).toEqual([
    'Differences: a.test.ts has no test "subtracts"',
    'Products: b.test.ts does not exist',
  ]);
});

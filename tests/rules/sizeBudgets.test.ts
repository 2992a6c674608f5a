import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * How many lines of code each workplace may have, without tests, comments and blank lines; `tests` has all tests. A change
 * that needs more raises the number in a commit of its own, and says why.
 */
const budgets: Readonly<Record<string, number>> = {
  app: 50_800,
  'scripts/build': 19_500,
  'scripts/brand-tools': 15_200,
  'scripts/backend': 6200,
  'scripts/release-tools': 5000,
  'scripts/local': 2500,
  'scripts/lib': 1500,
  tests: 61_000,
};

const workplaceOf = (file: string) =>
  /\.test\.tsx?$/.test(file) ? 'tests' : Object.keys(budgets).find((workplace) => file.startsWith(`${workplace}/`));

/** A line with nothing but a comment, or a part of one. */
const commentLine = /^\s*(?:\/\/|\/?\*)/;

const countCode = (text: string) =>
  text.split('\n').filter((line) => line.trim() !== '' && !commentLine.test(line)).length;

test('lines are counted without comments and blank ones', () => {
  expect(countCode('/** Says\n * so. */\nconst a = 1;\n\n  // why\n  b(a * 2); // and\n')).toBe(2);
});

const counts = new Map<string, number>();
for (const file of globSync('{app,scripts,tests}/**/*.{ts,tsx,mjs}', { cwd: root })) {
  const workplace = workplaceOf(file.replaceAll(path.sep, '/'));
  const lines = countCode(readFileSync(path.join(root, file), 'utf8'));
  if (workplace) counts.set(workplace, (counts.get(workplace) ?? 0) + lines);
}

test.for(Object.entries(budgets))('%s has at most %i lines', ([workplace, budget]) => {
  expect(counts.get(workplace)).toBeLessThanOrEqual(budget);
  // A budget far above what is there holds nothing.
  expect(counts.get(workplace)).toBeGreaterThan(budget * 0.7);
});

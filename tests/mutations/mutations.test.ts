import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applyMutation } from './applyMutation.ts';
import finders from './finders.json' with { type: 'json' };
import { findLostFaults } from './finders.ts';
import { mutations } from './mutations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ofBrowsers = new Set(['accessibility', 'behaviour', 'visual']);

test.for(mutations)('$name can be planted in $file', (mutation) => {
  const text = readFileSync(path.join(root, mutation.file), 'utf8');
  expect(applyMutation(text, mutation)).not.toBe(text);
});

test('no two faults have one name, and a name can be given on a command line', () => {
  const names = mutations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test('enough of them only a browser can see, and enough of those only in some views or sites', () => {
  const seen = mutations.filter(({ kind }) => ofBrowsers.has(kind));
  expect(seen.length).toBeGreaterThanOrEqual(24);
  expect(seen.filter(({ hint }) => hint?.startsWith('only')).length).toBeGreaterThanOrEqual(10);
});

test('a test that alone finds a fault stays', () => {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  expect(findLostFaults(finders, mutations, read)).toEqual([]);
});

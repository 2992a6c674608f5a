import { expect, test } from 'vitest';
import { applyEdits } from '../applyEdits.ts';
import { findNameEdits, toLabelNames } from './labelNames.ts';

test('chunks are named by their labels, unless two have the same or the build has a script of that name', () => {
  const chunks = ['guest', 'index', 'index', 'site-values'].map((label, index) => ({
    name: `AAAAAAA${index}.js`,
    label,
  }));
  expect([...toLabelNames(chunks)]).toEqual([['AAAAAAA0.js', 'guest.js']]);
});

test('imports of all forms have the new names, other texts stay', () => {
  const names = new Map([['AAAAAAA0.js', 'guest.js']]);
  const code = `import{a}from"./AAAAAAA0.js";import('./AAAAAAA0.js').then(b);import"./BBBBBBBB.js";t("AAAAAAA0.js")`;
  expect(applyEdits(code, findNameEdits(code, names))).toBe(
    `import{a}from"./guest.js";import('./guest.js').then(b);import"./BBBBBBBB.js";t("AAAAAAA0.js")`,
  );
});

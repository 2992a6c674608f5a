import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatBrand } from './formatBrand.ts';

const folder = path.resolve(import.meta.dirname, '../../../brands');
const slugs = globSync('*/brand.json', { cwd: folder }).map((file) => path.dirname(file));

test('every brand file of the catalogue stays the same', () => {
  expect(slugs.length).toBeGreaterThan(0);
  for (const slug of slugs) {
    const text = readFileSync(path.join(folder, slug, 'brand.json'), 'utf8');
    expect(formatBrand(JSON.parse(text)), slug).toBe(text);
  }
});

test('empty objects are formatted', () => {
  expect(formatBrand({ name: 'A', domains: {} })).toBe('{\n  "name": "A",\n  "domains": {}\n}\n');
});

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { renderJsonSchemas } from './renderJsonSchemas.ts';

const root = resolve(import.meta.dirname, '../../../..');

test.for(Object.entries(renderJsonSchemas()))('%s is what npm run schemas writes', async ([file, text]) => {
  expect(await readFile(resolve(root, file), 'utf8')).toBe(text);
});

test('every value has a description', () => {
  const brand = JSON.parse(renderJsonSchemas()['brands/brand.schema.json']!);
  const { $schema: _, ...properties } = brand.properties;
  for (const property of Object.values<{ description?: string }>(properties)) expect(property.description).toBeTruthy();
});

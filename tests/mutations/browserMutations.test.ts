import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browserMutations } from './browserMutations.ts';
import { plant } from './runBrowserMutations.ts';

const root = path.resolve(import.meta.dirname, '../..');

test.for(Object.entries(browserMutations))('%s can be planted', ([, mutation]) => {
  const text = readFileSync(path.join(root, mutation.file), 'utf8');
  expect(plant(text, mutation)).not.toBe(text);
  expect(() => plant(text + text, mutation)).toThrow('occurs 2 times');
});

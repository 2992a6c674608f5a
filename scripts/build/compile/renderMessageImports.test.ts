import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderMessageImports } from './renderMessageImports.ts';

test.for(Object.entries(renderMessageImports()))('%s is what npm run schemas writes', ([file, text]) => {
  expect(readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8')).toBe(text);
});

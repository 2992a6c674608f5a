import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderMessageImports } from './renderMessageImports.ts';

test('the imports of messages are what npm run schemas writes', () => {
  const file = path.resolve(import.meta.dirname, '../../../app/i18n/importMessages.ts');
  expect(readFileSync(file, 'utf8')).toBe(renderMessageImports());
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isPreviewFolder } from './isPreviewFolder.ts';

test.for([
  [true, 'index.html', 'elmhurst-de/logo.svg', 'elmhurst-de/icon.svg', 'elmhurst-de/home-360-dark.jpg'],
  [false, 'index.html'],
  [false, 'elmhurst-de/logo.svg'],
  [false, 'index.html', 'letter.txt', 'elmhurst-de/logo.svg'],
  [false, 'index.html', 'elmhurst-de/logo.svg', 'elmhurst-de/letter.txt'],
  [false, 'index.html', 'images/holiday.jpg'],
] as const)('%s: %s %s %s', ([expected, ...files]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  expect(isPreviewFolder(folder, readdirSync(folder))).toBe(expected);
  rmSync(folder, { recursive: true });
});

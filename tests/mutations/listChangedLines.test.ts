import { expect, test } from 'vitest';
import { listChangedLines } from './listChangedLines.ts';

const changed = (file: string, ...hunks: string[]) =>
  [`diff --git a/${file} b/${file}`, '--- a/x', `+++ b/${file}`, ...hunks, ''].join('\n');

test('lines that were added or changed count, in code alone', () => {
  const diff = [
    changed(
      'app/routing/memberRules.ts',
      '@@ -3 +3,2 @@ function a() {',
      '-x',
      '+y',
      '+z',
      '@@ -9,2 +10 @@',
      '-x',
      '+y',
    ),
    changed('scripts/build/plan/planBuild.ts', '@@ -4,2 +3,0 @@', '-x', '-y'),
    ...['app/a.test.ts', 'app/a.css.ts', 'app/a.gallery.tsx', 'app/art.d.ts', 'tests/a.ts', 'app/a.md'].map((file) =>
      changed(file, '@@ -1 +1 @@', '-x', '+y'),
    ),
    '--- a/app/removed.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n',
    changed('app/A.tsx', '@@ -0,0 +1,7 @@', ...Array(7).fill('+x')),
  ].join('');
  expect(listChangedLines(diff)).toEqual([
    'app/routing/memberRules.ts:3-4',
    'app/routing/memberRules.ts:10-10',
    'app/A.tsx:1-7',
  ]);
});

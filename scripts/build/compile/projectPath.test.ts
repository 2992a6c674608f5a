import { expect, test } from 'vitest';
import { assertProjectPath } from './projectPath.ts';

test.for([
  [
    '/home/#1 Marken/matchpress',
    'no site can be built in a folder with "#" in its path; rename "#1 Marken", or move the project out of it',
  ],
  [
    '/home/what?/matchpress',
    'no site can be built in a folder with "?" in its path; rename "what?", or move the project out of it',
  ],
  [
    '/home/a/match*press',
    'no site can be built in a folder with "*" in its path; rename "match*press", or move the project out of it',
  ],
  [
    '/home/a\nb',
    'no site can be built in a folder with "\\u{A}" in its path; rename "a\\u{A}b", or move the project out of it',
  ],
])('%j is refused', ([root, message]) => {
  expect(() => assertProjectPath(root!)).toThrow(message!);
});

test.for(['/home/Meine Marken (1) & [2] {3}/100 %/münchen’s', 'C:\\brands'])('%j can be read', (root) => {
  expect(() => assertProjectPath(root)).not.toThrow();
});

import { expect, test } from 'vitest';
import { findPackages } from './findPackages.ts';

test('modules lead to their packages, each named once', () => {
  expect(
    findPackages([
      '/project/app/main.tsx',
      '/project/node_modules/react/index.js',
      '/project/node_modules/react/cjs/react.production.js',
      '/project/node_modules/@phosphor-icons/core/regular/x.svg?icon',
      '/project/node_modules/a/node_modules/@b/c/index.js',
      '\0vite/preload-helper.js',
    ]),
  ).toEqual(['@phosphor-icons/core', 'a/node_modules/@b/c', 'react']);
});

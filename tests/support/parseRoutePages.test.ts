import { expect, test } from 'vitest';
import { parseRoutePages } from './parseRoutePages.ts';

const names = new Set(['one', 'two', 'three']);
const read = (code: string) =>
  [...parseRoutePages('app/features/some/some.routes.tsx', code, names)].map(([name, modules]) => [name, ...modules]);

test.for<[what: string, code: string, pages: string[][]]>([
  [
    'an import beside the name',
    `export const routes = [page('one', async () => (await import('./One.tsx')).One), earlyPage('two', () => import('./Two.tsx'))];`,
    [
      ['one', 'app/features/some/One.tsx'],
      ['two', 'app/features/some/Two.tsx'],
    ],
  ],
  [
    'one loader for two names',
    `const load = async () => (await import('./Both.tsx')).Both; export const routes = [page('one', load), page('two', load)];`,
    [
      ['one', 'app/features/some/Both.tsx'],
      ['two', 'app/features/some/Both.tsx'],
    ],
  ],
  [
    'a component that is there from the start',
    `import { Three } from './Three.tsx';
     import { page } from '../../routing/page.ts';
     const frame = { Component: Three };
     export const routes = [{ ...frame, path: routeTable.three.pattern }];`,
    [['three', 'app/features/some/Three.tsx']],
  ],
  [
    'a property of the table and a loader below it',
    `export const routes = [{ path: routeTable.one.pattern, lazy: () => loadScreen(() => import('./deep/One.tsx')) }];`,
    [['one', 'app/features/some/deep/One.tsx']],
  ],
  ['no route', `page('four', () => import('./Four.tsx')); say('five');`, []],
])('%s', ([, code, pages]) => {
  expect(read(code)).toEqual(pages);
});

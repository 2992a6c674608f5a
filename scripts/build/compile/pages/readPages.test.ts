import { expect, test } from 'vitest';
import { writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { parsePage, parsePages } from './readPages.ts';

const file = 'app/features/album/album.page.ts';
const declare = (properties: string, before = '') =>
  `${before}export default definePage({ name: 'album', address: '/album', access: 'member', title: msg\`Album\`, ${properties} });`;

test('a declaration is read from its text', () => {
  const code = declare(
    `aliases: ['/pictures', old], load, startQueries: start, frame: 'payment', texts: 'rare', area: 'albums'`,
    `import { start } from './start.ts';
     const old = '/old'; const load = async () => (await import('./Album.tsx')).Album;`,
  );
  expect(parsePage(file, code)).toEqual({
    problems: [],
    page: {
      name: 'album',
      file,
      module: 'app/features/album/Album.tsx',
      modules: ['app/features/album/Album.tsx', 'app/features/album/start.ts'],
      feature: 'features/album',
      address: '/album',
      aliases: ['/pictures', '/old'],
      access: 'member',
      routeCode: {
        address: '"/album"',
        aliases: '["/pictures","/old"]',
        access: '"member"',
        title: 'msg`Album`',
        frame: '"payment"',
      },
      texts: 'rare',
      area: 'albums',
      ahead: undefined,
      document: undefined,
    },
  });
});

test.for([
  ['export const album = 1;', 'this file declares no page'],
  [declare('').replace(`name: 'album'`, `name: 'albums'`), 'a page has the name of its file'],
  [declare('').replace(`address: '/album',`, ''), 'the page has no address'],
  [declare('').replace(`'/album'`, 'toAddress()'), 'address is read by the build'],
  [declare('ahead: { portraits: count }'), 'ahead is read by the build'],
] as const)('%j is refused', ([code, message]) => {
  expect(parsePage(file, code)).toMatchObject({ problems: [{ message }] });
});

test('a load that calls a function beside the declaration leads to the module that this imports', () => {
  const code = declare(
    'load: async () => (await loadAlbums()).Album, ahead: {}',
    `import { loadAlbums } from './list/loadAlbums.ts';`,
  );
  const readText = () => `export const loadAlbums = () => import('../Albums.tsx');`;
  expect(parsePage(file, code, readText).page?.module).toBe('app/features/album/Albums.tsx');
  expect(parsePage(file, code).problems).toMatchObject([{ message: 'the build finds no module to preload' }]);
});

test('two pages with one address are refused, each mistake with its place', async () => {
  await using tree = await writeTempTree({
    [file]: declare(''),
    'app/features/other/other.page.ts': `\n${declare(`aliases: ['/album']`).replaceAll(`'album'`, `'other'`).replace(`'/album',`, `'/other',`)}`,
    'app/features/third/third.page.ts': 'export {};',
  });
  expect(parsePages(tree.root).problems).toEqual([
    {
      file: 'app/features/other/other.page.ts',
      line: 1,
      column: 1,
      message: `the address /album is also that of ${file}`,
      hint: 'take another',
    },
    expect.objectContaining({ file: 'app/features/third/third.page.ts', message: 'this file declares no page' }),
  ]);
});

import path from 'node:path';
import { expect, test } from 'vitest';
import { findMessageWays, pickPriorities } from '../messagePriorities.ts';
import { addPageFeatures, listFirstSegments, toAppPages } from './appPages.ts';
import { parsePage, readPages } from './readPages.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const declare = (properties: string) =>
  parsePage(
    'app/features/album/shown.page.ts',
    `const address = '/album/:id?/:section?';
     export default definePage({ name: 'shown', address, access: 'member', title: msg\`Album\`, ${properties} });`,
  ).page!;

test('a document loads the page ahead at its address up to the first parameter that is no id', () => {
  const page = declare(`load: () => import('./Album.tsx'), ahead: { portraits: 2 }`);
  const expected = { module: 'app/features/album/Album.tsx', texts: 'deferred', portraits: 2, art: undefined };
  expect(toAppPages([page]).members).toEqual([{ path: '/album/:id', ...expected }]);
  expect(toAppPages([{ ...page, ahead: { idParameter: 'none' } }]).members[0]!.path).toBe('/album');
});

test('a page that is also at "/" is loaded ahead there, and at no other alias', () => {
  const page = declare(`load: () => import('./Album.tsx'), aliases: ['/', '/pictures'], ahead: {}`);
  expect(toAppPages([page]).members.map(({ path }) => path)).toEqual(['/', '/album/:id']);
});

test('the first segments of all addresses are named once', () => {
  const page = declare(`aliases: ['/', '/pictures/old', '/pictures']`);
  expect(listFirstSegments([page, page])).toEqual(['/album', '/pictures']);
});

test('an area has the features of the pages that name it', () => {
  const page = declare(`area: 'albums'`);
  const areas = [{ name: 'albums', modules: ['live'] }, { name: 'rest' }];
  expect(addPageFeatures(areas, [page, page])).toEqual([
    { name: 'albums', modules: ['live', 'features/album'] },
    { name: 'rest' },
  ]);
});

test('documents load ahead those messages of a page that it waits for', () => {
  const ways = findMessageWays(path.join(root, 'app'));
  for (const { module, texts } of toAppPages(readPages(root)).members)
    expect([texts], module).toEqual(pickPriorities(ways.get(path.join(root, module))!));
});

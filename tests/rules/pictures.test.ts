import { expect, test } from 'vitest';
import { groupFamilies, listPictureIds } from '../../scripts/pictures/pictureFiles.ts';
import { listSourceFiles, readImports } from '../support/importGraph.ts';

const ids = listPictureIds('.');
const imports = listSourceFiles('app').flatMap((file) =>
  readImports(file)
    .filter(({ specifier }) => specifier.startsWith('art:'))
    .map(({ specifier }) => ({ file, asked: specifier.slice('art:'.length) })),
);
const familyOf = (asked: string) => /^(.+)\/\[key\]$/.exec(asked)?.[1];

test('every picture that the app imports is in templates/art', () => {
  const families = groupFamilies(ids);
  const missing = imports.filter(({ asked }) => !ids.includes(asked) && !families.has(familyOf(asked) ?? ''));
  expect(imports.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('every picture in templates/art is imported by the app', () => {
  const asked = new Set(imports.map((one) => one.asked));
  const unused = ids.filter((id) => !asked.has(id) && !asked.has(`${id.split('/')[0]}/[key]`));
  expect(unused).toEqual([]);
});

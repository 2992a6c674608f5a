import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { markAsDrawn } from './markAsDrawn.ts';
import { writeLogos } from './writeLogos.ts';

const made = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>\n';
const old = markAsDrawn(made.replace('h9', 'h5'));
const drawing = {
  slug: 'alderwick',
  logo: markAsDrawn(made.replace('h9', 'h1')),
  icon: markAsDrawn(made.replace('h9', 'h2')),
};

const write = async (logo: string | null, icon: string | null, force?: boolean) => {
  const files = {
    'brands/alderwick/brand.json': '{}',
    'brands/alderwick/logo.svg': logo,
    'brands/alderwick/icon.svg': icon,
  };
  await using tree = await writeTempTree(files);
  const { drawn, leftAlone } = await writeLogos(tree.root, [drawing], force);
  const read = (name: string) => readFile(path.join(tree.root, 'brands/alderwick', name), 'utf8');
  return { drawn, leftAlone, logo: await read('logo.svg'), icon: await read('icon.svg') };
};
const [logo, icon] = ['brands/alderwick/logo.svg', 'brands/alderwick/icon.svg'];
const bothDrawn = { drawn: [logo, icon], leftAlone: [], logo: drawing.logo, icon: drawing.icon };

test('a missing drawing and one as it was drawn are drawn', async () => {
  expect(await write(null, old)).toEqual(bothDrawn);
  expect(await write(old.replaceAll('\n', '\r\n'), null)).toEqual(bothDrawn);
});

test.for([
  ['made', made],
  ['changed', old.replace('h5', 'h6')],
  ['marked otherwise', made.replace('<svg', '<svg data-drawn="0123456789abcdef"')],
] as const)('a drawing that a person has %s is left alone', { tags: 'rule' }, async ([, own]) => {
  expect(await write(own, old)).toEqual({ drawn: [icon], leftAlone: [logo], logo: own, icon: drawing.icon });
});

test('with force a drawing that a person made is replaced', async () => {
  expect(await write(made, made, true)).toEqual(bothDrawn);
});

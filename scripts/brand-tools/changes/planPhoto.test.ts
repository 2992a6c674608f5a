import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type FileTree, replaceOnce, validFixtureFiles, writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { readProject } from '../lifecycle/readProject.ts';
import { parsePhotoChoices, parsePhotoPlace, planPhoto, planPhotoRemoval } from './planPhoto.ts';

const brandFile = 'brands/alderwick/brand.json';
const photoFile = 'brands/alderwick/photos/noMatches.jpg';

async function openProject(changes: FileTree = {}) {
  const tree = await writeTempTree({ ...validFixtureFiles(), ...changes });
  return { project: await readProject(tree.root), [Symbol.asyncDispose]: () => tree[Symbol.asyncDispose]() };
}

const withPhoto = async (): Promise<FileTree> => ({
  ...replaceOnce(
    validFixtureFiles(),
    brandFile,
    '"contacts"',
    '"photos": { "noMatches": { "focus": [9, 8] } },\n  "contacts"',
  ),
  [photoFile]: await sharp({ create: { width: 960, height: 720, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer(),
});

const read = { bytes: Buffer.from('jpeg'), width: 1000, height: 800, isTransparent: false, notes: ['read: jpeg'] };

test('a first photograph: its file, its key, and what it replaces', async () => {
  await using opened = await openProject();
  const { change, lines } = planPhoto(
    opened.project,
    'alderwick',
    'noMatches',
    { focus: [60, 40], tone: 'duotone' },
    read,
  );
  expect(Object.keys(change.files!)).toEqual([brandFile, photoFile]);
  expect(change.files![photoFile]).toBe(read.bytes);
  expect(JSON.parse(String(change.files![brandFile])).photos).toEqual({
    noMatches: { focus: [60, 40], tone: 'duotone' },
  });
  expect(lines).toEqual([
    'photograph for an empty list of matches: a drawing → 1000 by 800 pixels, focus 60,40, duotone',
    'read: jpeg',
  ]);
});

test('other choices about a photograph keep its file and what is not chosen', async () => {
  await using opened = await openProject(await withPhoto());
  const { change, lines } = planPhoto(opened.project, 'alderwick', 'noMatches', { tone: 'duotone' });
  expect(Object.keys(change.files!)).toEqual([brandFile]);
  expect(String(change.files![brandFile])).toContain(
    '"photos": { "noMatches": { "focus": [9, 8], "tone": "duotone" } },',
  );
  expect(lines).toEqual([
    'photograph for an empty list of matches: 960 by 720 pixels, focus 9,8, plain → 960 by 720 pixels, focus 9,8, duotone',
  ]);
});

test('the drawing again: the brand file is as it was before', async () => {
  await using before = await openProject();
  const added = planPhoto(before.project, 'alderwick', 'noMatches', {}, read);
  await using after = await openProject({
    ...(await withPhoto()),
    [brandFile]: String(added.change.files![brandFile]),
  });
  const { change } = planPhotoRemoval(after.project, 'alderwick', 'noMatches');
  expect(change).toEqual({ removes: [photoFile], files: { [brandFile]: validFixtureFiles()[brandFile] } });
});

test('mistakes on the command line', async () => {
  await using opened = await openProject();
  const { project } = opened;
  expect(parsePhotoPlace('no-matches')).toBe('noMatches');
  expect(() => parsePhotoPlace('noMatch')).toThrow(
    'there is no place "noMatch" for a photograph; did you mean "noMatches"?',
  );
  expect(parsePhotoChoices({ focus: '60%, 40' })).toEqual({ focus: [60, 40] });
  for (const focus of ['60', '60,140', 'a,b', '', '1,2,3', '-1,5'])
    expect(() => parsePhotoChoices({ focus }), focus).toThrow('--focus takes percent');
  expect(() => parsePhotoChoices({ tone: 'sepia' })).toThrow('--tone takes plain or duotone');
  expect(() => planPhoto(project, 'alderwick', 'plans', { tone: 'plain' })).toThrow('has no photograph for plans');
  expect(() => planPhoto(project, 'alderwick', 'signInTall', {}, read)).toThrow('add a photograph for signIn first');
  expect(() => planPhotoRemoval(project, 'alderwick', 'plans')).toThrow('has no photograph for plans');
});

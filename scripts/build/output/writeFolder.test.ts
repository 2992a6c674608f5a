import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillFolderOnce, replaceFolder } from './writeFolder.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'folders-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const at = (...parts: string[]) => path.join(home, ...parts);

test('a file that cannot be written leaves nothing', async () => {
  await expect(replaceFolder(at('a'), { x: 'x', 'x/y.txt': 'y' }, use())).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await readdir(home)).toEqual([]);
});

test('of those who fill a folder at a time one wins, and a later one fills nothing', async () => {
  const fill = (text: string) => (staging: string) => writeFile(path.join(staging, 'x.txt'), text);
  await Promise.all(['1', '2', '3'].map((text) => fillFolderOnce(at('deep/a'), fill(text))));
  const won = await readFile(at('deep/a/x.txt'), 'utf8');
  await fillFolderOnce(at('deep/a'), () => Promise.reject(new Error('filled again')));
  expect(await readFile(at('deep/a/x.txt'), 'utf8')).toBe(won);
  expect(await readdir(at('deep'))).toEqual(['a']);
});

test('a folder that could not be filled is not there', async () => {
  const fail = async (staging: string) => {
    await writeFile(path.join(staging, 'half.txt'), '');
    throw new Error('no room');
  };
  await expect(fillFolderOnce(at('a'), fail)).rejects.toThrow('no room');
  expect(await readdir(home)).toEqual([]);
});

const use = () => ({
  ...{ root: home, what: 'it is', option: '--out' },
  isOwn: (entries: readonly string[]) => entries.includes('mark'),
});

test('the folder of an earlier run is replaced completely', async () => {
  await replaceFolder(at('deep/out'), { mark: '1', 'old.txt': 'old' }, use());
  await replaceFolder(at('deep/out'), { mark: '2' }, use());
  expect(await readdir(at('deep/out'))).toEqual(['mark']);
  expect(await readdir(at('deep'))).toEqual(['out']);
});

test('a link to such a folder stays one', async () => {
  await replaceFolder(at('deep/out'), { mark: '1', 'old.txt': 'old' }, use());
  await symlink('deep/out', at('link'));
  await replaceFolder(at('link'), { mark: '2' }, use());
  expect([await readlink(at('link')), await readdir(at('deep/out'))]).toEqual(['deep/out', ['mark']]);
});

test('a folder of other files is not replaced', async () => {
  await mkdir(at('out'));
  await writeFile(at('out/letter.txt'), 'dear');
  await expect(replaceFolder(at('out'), { mark: '1' }, use())).rejects.toThrow('something else is here already');
  expect(await readdir(at('out'))).toEqual(['letter.txt']);
});

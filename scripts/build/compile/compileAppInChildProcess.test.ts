import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type FileTree, writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { requiredAppFiles } from '../../../tests/support/requiredAppFiles.ts';
import { createDiskCache, noCache } from '../../lib/cache.ts';
import { ProblemsError } from '../../lib/problem.ts';
import { compileApp } from './compileApp.ts';
import { compileAppInChildProcess } from './compileAppInChildProcess.ts';

const files: FileTree = {
  ...requiredAppFiles,
  'package.json': '{ "name": "fixture" }',
  'templates/art/sun.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'app/main.ts': "import './preloaded.ts';\nimport { card } from './card.css.ts';\nconsole.log(card);",
  'app/card.css.ts': "import { style } from '@vanilla-extract/css';\nexport const card = style({ padding: 4 });",
};

async function writeApp(changed: FileTree = {}) {
  const tree = await writeTempTree({ ...files, ...changed });
  await symlink(
    path.resolve(import.meta.dirname, '../../../node_modules'),
    path.join(tree.root, 'node_modules'),
    'dir',
  );
  return tree;
}

test('gives the same app as a compiler in this process', async () => {
  await using tree = await writeApp();
  expect(await compileAppInChildProcess(tree.root, noCache, true)).toEqual(await compileApp(tree.root, noCache, true));
});

test('throws the mistakes in the code', async () => {
  await using tree = await writeApp({ 'app/main.ts': 'const a = ;' });
  const error = await compileAppInChildProcess(tree.root, noCache, false).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemsError);
  expect(error).toMatchObject({ problems: [{ file: 'app/main.ts', line: 1, column: 11 }] });
});

test('throws the error of a system that refuses the cache, not a mistake in the module it was for', async () => {
  await using tree = await writeApp({ 'cache/styles': 'a file in place of a folder' });
  const compiled = compileAppInChildProcess(tree.root, createDiskCache(path.join(tree.root, 'cache')), false);
  await expect(compiled).rejects.toMatchObject({ code: 'ENOTDIR', path: expect.stringContaining('cache/styles') });
});

import { expect, test } from 'vitest';
import { bundleFixture } from '../../../../tests/support/bundleFixture.ts';
import { readStableNames } from './chunkImportMap.ts';
import { findDynamicExports } from './findDynamicExports.ts';

const page = { name: 'page.js', code: '', ownExports: ['default'] };
const shared = { name: 'shared.js', code: '', ownExports: undefined };
const loading = (code: string) => ({ name: 'main.js', code, ownExports: undefined });
const exportsOf = (...code: string[]) => Object.fromEntries(findDynamicExports([page, shared, ...code.map(loading)]));

test('a chunk made for a dynamic import keeps the exports of its module', () => {
  expect(exportsOf('load(() => import("./page.js"))')).toMatchObject({ 'page.js': ['default'], 'shared.js': [] });
});

test('a shared chunk keeps the namespace that a dynamic import uses', () => {
  const code = 'load(() => import("./shared.js").then((n) => n.t), []); import(`./shared.js`).then(m => m.$e)';
  expect(exportsOf(code)['shared.js']).toEqual(['$e', 't']);
});

test('a shared chunk loaded in another form throws', () => {
  expect(() => exportsOf('import("./shared.js")')).toThrow(/chunk main\.js loads import\("\.\/shared\.js"\)/);
  expect(() => exportsOf('import("./shared.js").then(({ t }) => t)')).toThrow(/nothing tells/);
});

test('addresses outside the app are ignored', () => {
  expect(exportsOf('import("./elsewhere.js"); import(url)')['shared.js']).toEqual([]);
});

test('Rolldown loads a module of another chunk in the form that is expected', async () => {
  const { chunks, assets, chunkOf } = await bundleFixture();
  const part = chunkOf('part');
  const nameOf = readStableNames(assets);
  const sources = chunks.map((chunk) => ({
    name: nameOf(chunk.fileName),
    code: chunk.code,
    ownExports: chunk.isDynamicEntry ? chunk.exports : undefined,
  }));
  expect(part.isDynamicEntry).toBe(false);
  const [namespace, ...others] = findDynamicExports(sources).get(nameOf(part.fileName))!;
  expect(others).toEqual([]);
  expect(part.code).toMatch(new RegExp(`export \\{.* as ${namespace}\\b`));
});

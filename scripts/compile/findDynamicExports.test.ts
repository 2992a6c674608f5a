import { expect, test } from 'vitest';
import { findDynamicExports } from './findDynamicExports.ts';

const page = { name: 'page.js', code: '', own: ['default'] };
const shared = { name: 'shared.js', code: '', own: undefined };
const loading = (code: string) => ({ name: 'main.js', code, own: undefined });
const exportsOf = (...code: string[]) => Object.fromEntries(findDynamicExports([page, shared, ...code.map(loading)]));

test('of a chunk made for a dynamic import, the exports of its module stay', () => {
  expect(exportsOf('load(() => import("./page.js"))')).toMatchObject({ 'page.js': ['default'], 'shared.js': [] });
});

test('of a module that shares a chunk with others, the namespace that is taken stays', () => {
  const code = 'load(() => import("./shared.js").then((n) => n.t), []); import(`./shared.js`).then(m => m.$e)';
  expect(exportsOf(code)['shared.js']).toEqual(['$e', 't']);
});

test('a shared chunk loaded in another form stops the build', () => {
  expect(() => exportsOf('import("./shared.js")')).toThrow(/chunk main\.js loads import\("\.\/shared\.js"\)/);
  expect(() => exportsOf('import("./shared.js").then(({ t }) => t)')).toThrow(/nothing tells/);
});

test('addresses that are no chunks of ours do not matter', () => {
  expect(exportsOf('import("./elsewhere.js"); import(url)')['shared.js']).toEqual([]);
});

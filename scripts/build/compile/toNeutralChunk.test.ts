import { expect, test } from 'vitest';
import { toNeutralChunk } from './toNeutralChunk.ts';

const metadata = {
  name: 'page-1.js',
  label: 'page',
  isCore: false,
  dynamicExports: ['default'],
  styles: [],
  packages: [],
};

test('finds reads, imports, exports and constants of a chunk', () => {
  const chunk = toNeutralChunk(
    [
      'import { t as x, default as y } from "./other-2.js";',
      'var min = __SITE__.minAge;',
      'let count = 0; count++;',
      'function page() { return [__SITE__.minAge > 30, __SITE__.name]; }',
      'export { page as default, min as n, count as c };',
    ].join('\n'),
    metadata,
  );
  expect(
    chunk.reads.map(({ key, start, end, foldability }) => [key, chunk.code.slice(start, end), foldability]),
  ).toEqual([
    ['minAge', '__SITE__.minAge', 'number'],
    ['minAge', '__SITE__.minAge', 'any'],
    ['name', '__SITE__.name', 'none'],
  ]);
  expect(chunk.imports[0]).toMatchObject({
    from: 'other-2.js',
    bindings: [
      { imported: 't', local: 'x' },
      { imported: 'default', local: 'y' },
    ],
  });
  expect(chunk.exports).toEqual([
    { local: 'page', exported: 'default', constant: false },
    { local: 'min', exported: 'n', constant: true },
    { local: 'count', exported: 'c', constant: false },
  ]);
  expect(chunk.code).not.toContain('export');
});

test("replaces Vite's table of preload lists by a marker for each chunk", () => {
  const { code } = toNeutralChunk(
    [
      'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/chat-1.js"])))=>i.map(i=>d[i]);',
      'load(() => __vitePreload(() => import("./chat-1.js"), __vite__mapDeps([0])));',
    ].join('\n'),
    metadata,
  );
  expect(code).not.toContain('__vite__mapDeps');
  expect(code).toContain('["__DEPS__:chat-1.js:"]');
});

test.for([
  ['a namespace', 'import * as all from "./other.js"; use(all);'],
  ['another package', 'import { a } from "react"; use(a);'],
  ['a re-export', 'export * from "./other.js";'],
  ['the reserved name alone', 'use(__SITE__);'],
  ['the reserved name with a computed key', 'use(__SITE__[key]);'],
  ['the reserved name in a text', 'use("__SITE__.name");'],
])('refuses %s', ([, code]) => {
  expect(() => toNeutralChunk(code!, metadata)).toThrow(/chunk page-1\.js/);
});

test('refuses a core chunk that reads a value', () => {
  const core = { ...metadata, isCore: true };
  expect(toNeutralChunk('use(1);', core).isCore).toBe(true);
  expect(() => toNeutralChunk('use(__SITE__.name);', core)).toThrow(
    'is marked as the same in all sites, but reads name',
  );
});

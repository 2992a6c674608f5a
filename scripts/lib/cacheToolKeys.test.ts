import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FileTree, writeTempTree } from '../../tests/support/fixtureFiles.ts';
import { listSourceFiles, readImports, resolveImport } from '../../tests/support/readImports.ts';
import { type CacheKind, cacheMakers, listTools, readToolKey } from './cacheToolKeys.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packageLists = ['package-lock.json', 'package.json'];

const code = new Map(
  listSourceFiles('scripts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

/** Finds the modules that store entries of a kind. */
const findWriters = (kind: CacheKind) =>
  [...code.keys()].filter((file) =>
    new RegExp(`(?:\\.write\\(|cachedJson\\(cache, |storeOnce\\()'${kind}'`).test(code.get(file)!),
  );

/** Finds by the parser what a module needs to run. */
function findTools(maker: string): string[] {
  const files = new Set([maker]);
  for (const file of files) {
    if (packageLists.includes(file)) continue;
    for (const { specifier, kind } of readImports(file)) {
      if (kind === 'type' || specifier.startsWith('node:')) continue;
      for (const needed of [resolveImport(file, specifier) ?? packageLists].flat()) files.add(needed);
    }
  }
  return [...files].sort();
}

const kinds = Object.keys(cacheMakers) as CacheKind[];

test.for(kinds)('the tools of %s are all that its maker imports', (kind) => {
  const tools = listTools(root, kind);
  expect(tools).toEqual(findTools(cacheMakers[kind]));
  const writers = findWriters(kind);
  expect(writers).not.toEqual([]);
  expect(tools).toEqual(expect.arrayContaining(writers));
});

test('a site is made with the tools of all its parts, and a release with those of its sites', () => {
  const parts = kinds.filter((kind) => kind !== 'state').flatMap((kind) => listTools(root, kind));
  expect(listTools(root, 'site')).toEqual(expect.arrayContaining(parts));
  expect(listTools(root, 'state')).toEqual(expect.arrayContaining(parts));
});

describe('the key of a kind', () => {
  const maker = cacheMakers.icon;
  const folder = path.posix.dirname(maker);
  const tools: Readonly<Record<string, string>> = {
    [maker]: [
      "import './whole.ts';",
      "import one, { two } from './static.ts';",
      "import {\n  three,\n  type Four,\n} from '../lines.ts';",
      "import type { Five } from './type.ts';",
      "export type { Six } from './type.ts';",
      "export { seven } from './again.ts';",
      "export const load = () => import('./dynamic.ts');",
      "fork(new URL('./process.ts', import.meta.url));",
    ].join('\n'),
    ...Object.fromEntries(
      ['whole', 'static', '../lines', 'again', 'dynamic', 'process'].map((name) => [
        path.posix.join(folder, `${name}.ts`),
        `import '${name === 'static' ? './deep.ts' : 'node:fs'}';\n`,
      ]),
    ),
    [`${folder}/deep.ts`]: 'code',
  };
  const others = { 'package.json': '{}', 'package-lock.json': '{}', [`${folder}/type.ts`]: 'code' };

  const keyOf = async (files: FileTree) => {
    await using tree = await writeTempTree({ ...tools, ...others, ...files });
    return readToolKey(tree.root, 'icon');
  };

  test.for(Object.keys(tools))('changes with %s', async (file) => {
    expect(await keyOf({ [file]: `${tools[file]}\n// more` })).not.toBe(await keyOf({}));
  });

  test('changes with the installed packages if a tool imports one', async () => {
    const files = { [`${folder}/deep.ts`]: "import { compress } from 'brotli';\n" };
    const key = await keyOf(files);
    for (const file of packageLists) expect(await keyOf({ ...files, [file]: '{ "more": 1 }' }), file).not.toBe(key);
  });

  test('changes with nothing else', async () => {
    const key = await keyOf({});
    const more = ['README.md', 'renderIcons.test.ts', 'other.ts'].map((name) => [`${folder}/${name}`, 'more']);
    for (const [file] of [...Object.entries(others), ...more]) expect(await keyOf({ [file!]: 'more' }), file).toBe(key);
  });
});

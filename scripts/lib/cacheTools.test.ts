import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FileTree, writeTempTree } from '../../tests/support/fixtureFiles.ts';
import { listSourceFiles, readImports, resolveImport } from '../../tests/support/importGraph.ts';
import { type CacheKind, cacheTools, readToolKey } from './cacheTools.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kinds = Object.keys(cacheTools) as CacheKind[];

/** They find and store entries; what they do with the contents shows in the key. */
const plumbing = [
  'cache',
  'cacheTools',
  'hash',
  'hashTree',
  'mapLimit',
  'memoize',
  'problem',
  'formatCount',
  'remoteCache',
  'writeAtomically',
].map((name) => `scripts/lib/${name}.ts`);

const code = new Map(
  listSourceFiles('scripts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

/** The modules that store entries of a kind. */
const findMakers = (kind: CacheKind) =>
  [...code.keys()].filter((file) => new RegExp(`(?:\\.write\\(|cachedJson\\(cache, )'${kind}'`).test(code.get(file)!));

/** What a module and all that it imports need to run: files of the project, and packages by name. */
function findTools(makers: readonly string[]): { files: string[]; packages: string[] } {
  const files = new Set(makers);
  const packages = new Set<string>();
  for (const file of files) {
    for (const { specifier, kind } of readImports(file)) {
      if (kind === 'type' || specifier.startsWith('node:')) continue;
      const target = resolveImport(file, specifier);
      if (target === undefined)
        packages.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      else if (!plumbing.includes(target)) files.add(target);
    }
  }
  return { files: [...files], packages: [...packages] };
}

describe.for(kinds)('the key of %s', (kind) => {
  const { sources, packages } = cacheTools[kind];
  const isNamed = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));

  test('names every file and package that its makers import', () => {
    const makers = findMakers(kind);
    expect(makers).not.toEqual([]);
    const tools = findTools(makers);
    expect(tools.files.filter((file) => !isNamed(file))).toEqual([]);
    if (packages !== 'all') expect([...packages].sort()).toEqual(tools.packages.sort());
  });

  test('changes with each of them, and with nothing else', async () => {
    const lists =
      packages === 'all' ? ['package-lock.json'] : packages.map((name) => `node_modules/${name}/package.json`);
    const files = {
      ...Object.fromEntries(sources.map((source) => [source.endsWith('.ts') ? source : `${source}/a.ts`, 'code'])),
      ...Object.fromEntries(lists.map((file) => [file, '{ "version": "1.0.0" }'])),
    };
    const keyOf = async (changed: FileTree) => {
      await using tree = await writeTempTree({ ...files, ...changed });
      return readToolKey(tree.root, kind);
    };
    const key = await keyOf({});
    expect(await keyOf({ 'scripts/build/compile/README.md': 'more', 'scripts/build/compile/b.test.ts': 'more' })).toBe(
      key,
    );
    for (const [file, text] of Object.entries(files)) {
      expect(await keyOf({ [file]: text.replace('1.0.0', '1.0.1').replace('code', 'new code') }), file).not.toBe(key);
    }
  });
});

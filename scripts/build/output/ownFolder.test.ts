import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertCacheFolder, markCacheFolder } from './assertCacheFolder.ts';
import { assertOwnFolder, assertUnpublished } from './ownFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'own-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (name: string) => path.join(root, name);
const write = (...names: string[]) => {
  for (const name of names) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), '');
  }
};
const check = (name: string) =>
  assertOwnFolder(at(name), {
    ...{ root, what: 'the maps are', option: '--maps' },
    isOwn: (entries) => entries.every((entry) => entry.endsWith('.map')),
  });

describe('a folder is written to', () => {
  test.for(['absent', 'absent/deep', 'empty', 'own', 'to-own', 'application'])('if it is %s', (name) => {
    mkdirSync(at('empty'));
    write('own/a.map', 'own/.DS_Store', 'app/main.ts');
    symlinkSync('own', at('to-own'));
    expect(() => check(name)).not.toThrow();
  });

  test.for([
    [
      '',
      'the maps are to go here, and something else is here already; move it away or choose another folder with --maps',
    ],
    ['mine', 'something else is here already'],
    ['file', 'something else is here already'],
    ['to-mine', 'something else is here already'],
    ['to-nothing', 'something else is here already'],
    ['app', 'the maps are to go here, and app is for the sources; choose another folder with --maps'],
    ['app/maps', 'app is for the sources'],
    ['to-app/maps', 'app is for the sources'],
    ['x/../brands/new/maps', 'brands is for the sources'],
  ] as const)('and not if it is %j', ([name, message]) => {
    write('mine/letter.txt', 'mine/a.map', 'file', 'app/main.ts');
    for (const target of ['mine', 'nothing', 'app']) symlinkSync(target, at(`to-${target}`));
    expect(() => check(name)).toThrow(message);
  });
});

test.for(['dist', 'dist/maps', '.dist/maps', 'to-dist/maps'])('%s would be published', (name) => {
  mkdirSync(at('.dist/0123'), { recursive: true });
  symlinkSync('.dist/0123', at('dist'));
  symlinkSync('dist', at('to-dist'));
  const assert = (folder: string) => assertUnpublished('it', folder, [at('dist'), at('.dist')]);
  expect(() => assert(at(name))).toThrow(
    /^it would be published: \S+ is in \S+dist; choose another folder for one of the two$/,
  );
  expect(() => assert(at('distant'))).not.toThrow();
});

describe('a cache', () => {
  const hash = '0f'.repeat(32);
  test.for([
    ['of an earlier version', `site/0f/${hash}`, `store/0f/${hash}`, 'trimmed', 'start/production/lock'],
    ['with a letter beside', `font/0f/${hash}`, 'letter.txt'],
  ])('%s goes on', ([, ...files]) => {
    write(...files.map((file) => `cache/${file}`));
    expect(() => assertCacheFolder(at('cache'), root)).not.toThrow();
  });

  test('that another command is making goes on', () => {
    write('cache/CACHEDIR.TAG.4711.part');
    mkdirSync(at('cache/font'));
    expect(() => assertCacheFolder(at('cache'), root)).not.toThrow();
  });

  test('is known by its mark, whatever else is there', async () => {
    write('cache/app/main.tsx');
    await markCacheFolder(at('cache'));
    expect(() => assertCacheFolder(at('cache'), root)).not.toThrow();
  });

  test.for([
    ['a project', 'app/main.tsx', 'store/index.ts'],
    ['another cache', 'CACHEDIR.TAG'],
    ['another cache with entries', 'CACHEDIR.TAG', 'debug/app'],
    ['another content store', `store/0f/${hash}`],
    ['empty folders of such names', 'app/x/y', 'node/z'],
  ])('is not %s', ([, ...files]) => {
    write(...files.map((file) => `cache/${file}`));
    expect(() => assertCacheFolder(at('cache'), root)).toThrow('the cache is to go here, and something else is here');
  });
});

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { createTreeHasher } from '../../lib/hashTree.ts';
import { contentPath } from '../output/cacheFolders.ts';
import { trimCache } from '../output/trimCache.ts';
import { compareSources, listSourceContents, readSources, readSourceText, storeSources } from './sourceSnapshot.ts';

const options = { environment: 'production', compressed: true, pastChanges: [] };
const files = { 'app/main.ts': 'one\n', 'brands/a/photo.jpg': Buffer.from([1, 0, 2]), 'app/a name.ts': 'x\n' };

test('the sources of a build are found again, and what has changed since', async () => {
  await using project = await writeTempTree(files);
  const { root } = project;
  const store = { pathOf: contentPath(path.join(root, '.cache/store')) };
  const storeNow = (chosen = options) => storeSources(root, createTreeHasher(root), chosen, store);
  const before = await storeNow();
  expect(await storeNow()).toBe(before);
  writeFileSync(path.join(root, 'app/main.ts'), 'two\n');
  mkdirSync(path.join(root, 'themes'));
  writeFileSync(path.join(root, 'themes/new.json'), '{}');
  const after = await storeNow({ ...options, compressed: false });
  const differences = compareSources(readSources(store, before)!, readSources(store, after)!);
  const textOf = (hash: string | undefined) => hash && readSourceText(store, hash);
  expect(differences.map((one) => [one.file, textOf(one.before), textOf(one.after)])).toEqual([
    ['(options)', expect.stringContaining('"compressed":true'), expect.stringContaining('"compressed":false')],
    ['app/main.ts', 'one\n', 'two\n'],
    ['themes/new.json', undefined, '{}'],
  ]);
  const sources = readSources(store, after)!;
  expect(readSourceText(store, sources.get('app/a name.ts')!)).toBe('x\n');
  // Pictures are known by their hash only.
  expect(readSourceText(store, sources.get('brands/a/photo.jpg')!)).toBeUndefined();
  // The tools count as well.
  expect(sources.has('scripts/build/release/buildSite.ts')).toBe(true);
});

test('a trimmed cache keeps the sources that a release names', async () => {
  await using project = await writeTempTree(files);
  const { root } = project;
  const cache = path.join(root, '.cache');
  const store = { pathOf: contentPath(path.join(cache, 'store')) };
  const digest = await storeSources(root, createTreeHasher(root), options, store);
  await trimCache(cache, 1, async () => listSourceContents(store, [digest]));
  expect(readSourceText(store, readSources(store, digest)!.get('app/main.ts')!)).toBe('one\n');
  await trimCache(cache, 1);
  expect(readSources(store, digest)).toBeUndefined();
  expect(
    readdirSync(path.join(cache, 'store'), { recursive: true }).filter((name) => String(name).length > 60),
  ).toEqual([]);
});

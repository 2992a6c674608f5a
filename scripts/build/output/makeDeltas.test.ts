import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from '../../../tests/support/builtFixture.ts';
import { createDiskCache } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import { toDeltaFolder, toDeltaPath } from '../hosting/deltas.ts';
import { createContentStore, type StoredFile } from './contentStore.ts';
import { parseFileList, storeFileList } from './fileLists.ts';
import { decompressDelta, makeDeltas } from './makeDeltas.ts';
import { sortFiles } from './manifest.ts';
import { publishRelease } from './publishRelease.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deltas-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Text that brotli hardly makes smaller, with a word that tells its version. */
const textOf = (name: string, version: string) =>
  Array.from({ length: 60 }, (_, index) => sha256(`${name} ${index}`)).join(`/*${version}*/`);

const pathOf = (name: string, text: string) =>
  name === 'index.html' ? name : `assets/${name.replace('.', `-${sha256(text).slice(0, 10)}.`)}`;

/** Files of a site by the names that their versions share. */
type SiteFiles = Readonly<Record<string, string>>;

/** Publishes a release of sites by host; returns its deltas. */
async function publish(sites: Readonly<Record<string, SiteFiles>>, { compressed = true } = {}): Promise<StoredFile[]> {
  const cache = createDiskCache(path.join(folder, 'cache'));
  const store = createContentStore({ folder: path.join(folder, 'store'), cache, compressed });
  const released = Object.entries(sites).map(async ([host, named]) => {
    const artifacts = Object.entries(named).map(([name, text]) => ({
      path: pathOf(name, text),
      bytes: Buffer.from(text),
    }));
    const stored = await Promise.all(artifacts.map((artifact) => store.put(artifact)));
    const files = sortFiles(host, stored.flat());
    const head = { host, brand: 'a', domain: 'de', siteId: 1, locales: [], environment: 'production' };
    return { head, ...(await storeFileList(store, { files, hosting: [] })) };
  });
  const [contents, dist] = [await Promise.all(released), path.join(folder, 'dist')];
  const deltas = await makeDeltas(contents, { cache, store, dist });
  const shared = await storeFileList(store, { files: [], hosting: [] });
  await publishRelease({ sites: contents, shared, deltas }, { dist, store, lock: { assertHeld: () => {} } });
  return deltas;
}

const readStored = (hash: string) => readFileSync(path.join(folder, 'store', hash.slice(0, 2), hash));
const deltaOf = (host: string, name: string, former: string, now: string) =>
  toDeltaPath(toDeltaFolder(host, pathOf(name, now)), sha256(former));
const pathsOf = (deltas: readonly StoredFile[]) => deltas.map((file) => file.path);

test('a release has a delta of each file that has changed, which makes exactly that file', async () => {
  const release = (version: string) => ({
    'index.html': textOf('index', version),
    'core.js': textOf('core', version),
    'page.css': textOf('page', 'same'),
  });
  const [former, now]: [SiteFiles, SiteFiles] = [release('one'), release('two')];
  expect(await publish({ 'a.example': former })).toEqual([]);
  const deltas = await publish({ 'a.example': now });
  const names = ['index.html', 'core.js'];
  expect(pathsOf(deltas)).toEqual([
    ...names.map((name) => deltaOf('a.example', name, former[name]!, now[name]!)),
    'manifest.json',
  ]);
  for (const [position, name] of names.entries()) {
    const delta = readStored(deltas[position]!.sha256);
    expect(delta.length).toBeLessThan(150);
    expect(decompressDelta(delta, Buffer.from(former[name]!)).toString()).toBe(now[name]);
    expect(() => decompressDelta(delta, Buffer.from(textOf('another', 'one')))).toThrow();
  }
  const list = parseFileList(readStored(deltas.at(-1)!.sha256).toString());
  expect(list).toEqual({ files: deltas.slice(0, -1), hosting: [] });
});

test('deltas are against the three releases before, and never against the release itself', async () => {
  const versions = ['one', 'two', 'three', 'four', 'five'].map((version) => textOf('core', version));
  const publishText = async (text: string) => pathsOf(await publish({ 'a.example': { 'core.js': text } })).sort();
  for (const text of versions.slice(0, -1)) await publishText(text);
  const now = versions.at(-1)!;
  const [two, three, four] = versions.slice(1, -1).map((former) => deltaOf('a.example', 'core.js', former, now));
  expect(await publishText(now)).toEqual([two!, three!, four!, 'manifest.json'].sort());
  expect(await publishText(now)).toEqual([three!, four!, 'manifest.json'].sort());
});

test('sites share the deltas of a script, and have those of their documents for themselves', async () => {
  const release = (version: string) => ({
    'a.example': { 'index.html': textOf('index', version), 'core.js': textOf('core', version) },
    'b.example': { 'index.html': textOf('index', version), 'core.js': textOf('core', version) },
  });
  await publish(release('one'));
  const folders = pathsOf(await publish(release('two'))).map((file) => file.replace(/-.*/, '').replace(/\/[^/].*/, ''));
  expect([...new Set(folders)].sort()).toEqual(['a.example', 'assets', 'b.example', 'manifest.json']);
  expect(folders.filter((one) => one === 'assets')).toEqual(['assets']);
});

test('a file has no delta that is hardly smaller, that has no dictionary any more, or whose site is not compressed', async () => {
  const release = (text: string) => ({ 'a.example': { 'core.js': text } });
  const versions = ['one', 'two', 'three', 'four'].map((version) => textOf('core', version));
  await publish(release(textOf('other', 'one')));
  expect(await publish(release(versions[0]!))).toEqual([]);
  const hash = sha256(versions[0]!);
  await rm(path.join(folder, 'store', hash.slice(0, 2), hash));
  expect(await publish(release(versions[1]!))).toEqual([]);
  expect(await publish(release(versions[2]!), { compressed: false })).toEqual([]);
  expect(await publish(release(versions[3]!))).not.toEqual([]);
});

test('a delta that was damaged in the store is made again', async () => {
  const release = (version: string) => ({ 'a.example': { 'core.js': textOf('core', version) } });
  await publish(release('one'));
  const [delta] = await publish(release('two'));
  await replaceFile(path.join(folder, 'store', delta!.sha256.slice(0, 2), delta!.sha256), 'damaged');
  expect((await publish(release('two')))[0]).toEqual(delta);
  expect(sha256(readStored(delta!.sha256))).toBe(delta!.sha256);
});

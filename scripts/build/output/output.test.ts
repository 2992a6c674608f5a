import fs, { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleBrandCatalogue } from '../../../tests/support/sampleBrandCatalogue.ts';
import type { CompressionEffort } from '../../lib/CompressionEffort.ts';
import { cachedJson, createDiskCache } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import { planBuild } from '../plan/planBuild.ts';
import { withBuildLock } from './buildLock.ts';
import { describeHarm } from './compareWithManifest.ts';
import { createContentStore } from './contentStore.ts';
import { listReleases, readLog, releasesFolder } from './currentRelease.ts';
import { readFileList, storeFileList } from './fileLists.ts';
import { FileList, Manifest, renderFileList, renderManifest, sortFiles } from './manifest.ts';
import { readProvenance, type SourceFacts } from './provenance.ts';
import { assertReplaceable, publishRelease } from './publishRelease.ts';
import { readManifest } from './readManifest.ts';
import { appendToLog, readOwnName } from './releaseLog.ts';
import { checkRelease, isContentHash, parseRecord, type ReleaseRecord, serializeRecord } from './releaseRecord.ts';
import { trimCache } from './trimCache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'output-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const newStore = () =>
  createContentStore({
    folder: path.join(folder, 'store'),
    cache: createDiskCache(path.join(folder, 'cache')),
    compressed: true,
  });
const text = Buffer.from('a calm and friendly text. '.repeat(40));

describe('cache', () => {
  test('returns stored entries, and none that is damaged, truncated or empty', async () => {
    const cache = createDiskCache(folder);
    await cache.write('state', ['dist'], Buffer.from('value'));
    expect((await cache.read('state', ['dist']))?.toString()).toBe('value');
    const [entry] = (await readdir(folder, { recursive: true })).filter((name) => name.length > 64);
    const file = path.join(folder, entry!);
    const good = await readFile(file);
    for (const bad of [
      good.subarray(0, -1),
      good.subarray(0, 10),
      Buffer.alloc(0),
      Buffer.from(good).fill(0, 34, 35),
    ]) {
      await writeFile(file, bad);
      expect(await cache.read('state', ['dist'])).toBeUndefined();
    }
    expect(await cachedJson(cache, 'state', ['dist'], async () => ({ made: 'again' }))).toEqual({ made: 'again' });
    expect((await cache.read('state', ['dist']))?.toString()).toBe('{"made":"again"}');
  });
});

describe('forgetting', () => {
  const placeOf = (kind: string, name: string) => path.join(folder, kind, sha256(name).slice(0, 2), sha256(name));
  const put = async (file: string, size = 1000) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    await truncate(file, size);
  };
  const whichExist = (kind: string, names: readonly string[]) =>
    names.filter((name) => existsSync(placeOf(kind, name)));

  test('takes the entries that were used the longest ago, and no content that a release has', async () => {
    const entries = ['old', 'used', 'new'];
    for (const [index, entry] of entries.entries()) {
      await put(placeOf('chunk', entry));
      await utimes(placeOf('chunk', entry), 1000 + index, 1000 + index);
    }
    const contents = ['linked', 'lone'];
    for (const content of contents) await put(placeOf('store', content));
    await link(placeOf('store', 'linked'), path.join(folder, 'a name in a release'));
    await trimCache(folder, 4000);
    expect(whichExist('chunk', entries)).toEqual(entries);
    await trimCache(folder, 2500);
    expect(whichExist('chunk', entries)).toEqual(['new']);
    expect(whichExist('store', contents)).toEqual(contents);
    await trimCache(folder, 0);
    expect(whichExist('store', contents)).toEqual(['linked']);
  });

  test('takes what killed builds and Node have left, and nothing that has another name', async () => {
    const hash = sha256('x');
    const own = [`icon/${hash.slice(0, 2)}/${hash}.123.part`, 'node/v24.1.0-x64-0/0123abcd'];
    const others = [
      'app/main.tsx',
      `app/${hash}`,
      `app/00/${hash}`,
      `chunk/${hash.slice(0, 2)}/letter`,
      'node/notes',
      hash,
    ];
    for (const name of [...own, ...others]) await put(path.join(folder, name));
    await put(path.join(folder, 'store'));
    await trimCache(folder, 0);
    expect([...own, ...others].filter((name) => existsSync(path.join(folder, name)))).toEqual(others);
  });

  test('takes what a clock that has been set back dates in the future first', async () => {
    for (const [entry, seconds] of [
      ['used before', Date.now() / 1000 + 86_400],
      ['used since', Date.now() / 1000],
    ] as const) {
      await put(placeOf('chunk', entry));
      await utimes(placeOf('chunk', entry), seconds, seconds);
    }
    await trimCache(folder, 1500);
    expect(whichExist('chunk', ['used before', 'used since'])).toEqual(['used since']);
  });

  test('an entry that is read counts as used', async () => {
    const cache = createDiskCache(folder);
    await cache.write('state', ['dist'], Buffer.from('value'));
    const [entry] = (await readdir(folder, { recursive: true })).filter((name) => name.length > 64);
    const file = path.join(folder, entry!);
    await utimes(file, 1000, 1000);
    await cache.read('state', ['dist']);
    expect((await stat(file)).mtimeMs).toBeGreaterThan(1_000_000);
  });

  test('without a limit happens once a day', async () => {
    await trimCache(folder, undefined);
    await put(placeOf('chunk', 'old'), 6_000_000_000);
    await trimCache(folder, undefined);
    expect(whichExist('chunk', ['old'])).toEqual(['old']);
    await utimes(path.join(folder, 'trimmed'), 1000, 1000);
    await trimCache(folder, undefined);
    expect(whichExist('chunk', ['old'])).toEqual([]);
  });
});

describe('content store', () => {
  test('stores equal bytes once, with compressed files that decompress to them', async () => {
    const store = newStore();
    const files = await store.put({ path: 'a.html', bytes: text });
    const again = await store.put({ path: 'deep/b.html', bytes: Buffer.from(text) });
    expect(files.map((file) => file.path)).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
    expect(again.map((file) => file.sha256)).toEqual(files.map((file) => file.sha256));
    const [plain, br, gz] = await Promise.all(files.map((file) => readFile(store.pathOf(file.sha256))));
    expect(plain).toEqual(text);
    expect(brotliDecompressSync(br!)).toEqual(text);
    expect(gunzipSync(gz!)).toEqual(text);
  });

  test('compresses bytes better the more effort they are worth, also where they are equal', async () => {
    const bytes = await readFile(import.meta.filename);
    const store = newStore();
    const compressedSize = async (effort: CompressionEffort, from = store) =>
      (await from.put({ path: 'a.html', bytes, effort }))[1]!.size;
    const [fast, good, best] = [
      await compressedSize('fast'),
      await compressedSize('good'),
      await compressedSize('best'),
    ];
    expect(best).toBeLessThan(good);
    expect(good).toBeLessThan(fast);
    expect(await compressedSize('fast', newStore())).toBe(fast);
    expect(await compressedSize('best', newStore())).toBe(best);
  });

  test('leaves out compressed files that are not smaller, and compressed formats', async () => {
    const store = newStore();
    expect(await store.put({ path: 'a.txt', bytes: Buffer.from('ab') })).toHaveLength(1);
    expect(await store.put({ path: 'a.png', bytes: text })).toHaveLength(1);
  });

  test('rewrites a damaged file, a compressed one too', async () => {
    const files = await newStore().put({ path: 'a.html', bytes: text });
    for (const { sha256: hash } of files) await writeFile(newStore().pathOf(hash), 'harmed');
    const again = await newStore().put({ path: 'a.html', bytes: text });
    for (const { sha256: hash } of again) expect(sha256(await readFile(newStore().pathOf(hash)))).toBe(hash);
    expect(again).toEqual(files);
  });
});

/** Runs `work`; returns the paths that it has opened to be synced to disk, in their order, and its result. */
async function recordSyncs<Result>(work: () => Promise<Result>): Promise<{ synced: string[]; result: Result }> {
  const { open } = fs.promises;
  const synced: string[] = [];
  const replace = (other: typeof open) => {
    fs.promises.open = other;
    syncBuiltinESMExports();
  };
  replace((file, ...rest) => {
    synced.push(String(file));
    return open(file, ...rest);
  });
  try {
    return { result: await work(), synced };
  } finally {
    replace(open);
  }
}

const site = planBuild(sampleBrandCatalogue(), { brands: ['ahorn'], domains: ['de'] }).sites[0]!.values;

describe('manifest', () => {
  const files = [
    { path: 'b', sha256: sha256('b'), size: 1 },
    { path: 'a', sha256: sha256('a'), size: 1 },
  ];

  const toStored = (content: string) => ({ sha256: sha256(content), size: content.length });

  test('survives JSON, whatever the order of the files', () => {
    const list = { files: sortFiles('it', files), hosting: [{ path: 'nginx/it.conf', ...toStored('c') }] };
    expect(sortFiles('it', files.toReversed())).toEqual(list.files);
    const text = renderFileList(list);
    expect(FileList.parse(JSON.parse(text))).toEqual(list);
    const digest = sha256(text);
    expect(Manifest.parse(JSON.parse(renderManifest([{ head: site, digest }], digest)))).toMatchObject({
      version: 2,
      sites: [{ host: site.host, siteId: site.siteId, digest }],
      hosting: digest,
    });
  });

  test('no file of it has more than 1 MB, with 2,000 sites of 3,000 files', { tags: 'rule' }, () => {
    const path = (index: number) => `assets/the-longest-name-of-a-script-${String(index).padStart(10, '0')}.js.br`;
    const list = Array.from({ length: 3000 }, (_, index) => ({ path: path(index), ...toStored(`${index}`) }));
    expect(renderFileList({ files: list, hosting: list.slice(0, 40) }).length).toBeLessThan(1_000_000);
    const sites = Array.from({ length: 2000 }, (_, index) => ({
      head: {
        ...site,
        ...{
          host: `members.a-brand-with-a-long-name-${index}.co.uk.example`,
          brand: `a-brand-with-a-long-name-${index}`,
        },
        otherHosts: [`a-brand-with-a-long-name-${index}.co.uk.example`],
      },
      digest: sha256(`${index}`),
    }));
    expect(renderManifest(sites, sha256('x')).length).toBeLessThan(1_000_000);
  });

  test.for(['../a', 'a/../b', '/a', 'a//b', './a', 'a/.', '', 'a\\b'])('refuses the path %j', (wrong) => {
    const file = { path: wrong, sha256: sha256('a'), size: 1 };
    expect(FileList.safeParse({ files: [], hosting: [file] }).success).toBe(false);
    expect(FileList.safeParse({ files: [file], hosting: [] }).success).toBe(false);
    const right = { ...file, path: 'nginx/.a..b/c d.conf' };
    expect(FileList.safeParse({ files: [right], hosting: [right] }).success).toBe(true);
  });

  test('refuses two files with one path', () => {
    expect(() => sortFiles('it', [...files, files[0]!])).toThrow('it has two files at b');
  });
});

describe('publishing', () => {
  const dist = () => path.join(folder, 'dist');
  const publish = async (
    content: string,
    previous?: ReleaseRecord,
    others: readonly string[] = [],
    madeFrom?: SourceFacts,
  ) => {
    const store = newStore();
    const toSite = async (host: string, text: string) => {
      const page = await store.put({ path: 'index.html', bytes: Buffer.from(text) });
      const picture = await store.put({ path: 'art/sun.svg', bytes: Buffer.from('<svg/>') });
      const files = sortFiles(host, [...page, ...picture]);
      return { head: { ...site, host }, ...(await storeFileList(store, { files, hosting: [] })) };
    };
    const sites = [await toSite(site.host, content)];
    for (const host of others) sites.push(await toSite(host, 'the same'));
    const shared = await storeFileList(store, { files: [], hosting: [] });
    const lock = { assertHeld: () => {} };
    return publishRelease({ sites, shared, madeFrom }, { dist: dist(), store, lock, previous, keep: 3 });
  };
  const page = () => readFile(path.join(dist(), site.host, 'index.html'), 'utf8');
  const inReleases = (...names: string[]) => path.join(releasesFolder(dist()), ...names);

  const listContents = async () =>
    (await listReleases(dist())).map((name) => {
      const { sites } = readManifest(inReleases(name))!;
      const list = readFileList(inReleases(name), { owner: site.host, digest: sites[0]!.digest })!;
      return list.files.find((file) => file.path === 'index.html')!.sha256;
    });

  test('switches to the new release and keeps the ones before, with the folders of these and no others', async () => {
    await publish('one');
    await publish('two');
    expect(await page()).toBe('two');
    for (const content of ['three', 'four']) await publish(content);
    expect(await page()).toBe('four');
    expect(await listContents()).toEqual(['four', 'three', 'two'].map(sha256));
    expect((await readdir(inReleases())).filter((name) => /^[0-9a-f]{16}$/.test(name))).toHaveLength(3);
    expect(await readdir(inReleases('sites'))).toHaveLength(3);
  });

  test('never removes a release that a target serves', { tags: 'rule' }, async () => {
    const { release } = await publish('one');
    await appendToLog(inReleases(), { act: 'ship', release, sites: 1, to: 'live' });
    for (const content of ['two', 'three', 'four', 'five']) await publish(content);
    expect(await listContents()).toEqual(['five', 'four', 'three', 'one'].map(sha256));
    expect(await readFile(inReleases(release, site.host, 'index.html'), 'utf8')).toBe('one');
    const { release: served } = await publish('six');
    await appendToLog(inReleases(), { act: 'ship', release: served, sites: 1, to: 'live' });
    await publish('seven');
    expect(await listContents()).toEqual(['seven', 'six', 'five'].map(sha256));
  });

  test('releases without a line in the log go first, and the one that is replaced gets its line', async () => {
    for (const content of ['one', 'two']) await publish(content);
    await rm(inReleases('log.jsonl'));
    for (const content of ['three', 'four']) await publish(content);
    expect(await listContents()).toEqual(['four', 'three', 'two'].map(sha256));
    expect(readLog(dist())).toMatchObject({ entries: { length: 3 }, damage: [] });
  });

  test('notes each release in a log', async () => {
    const releases = [(await publish('one')).release, (await publish('two')).release];
    const { entries, damage } = readLog(dist());
    expect(damage).toEqual([]);
    expect(entries).toMatchObject(
      releases.map((release, index) => ({ number: index + 1, act: 'build', release, sites: 1, by: readOwnName() })),
    );
  });

  test('uses the folders of an intact release again: unchanged sites, and what sites share', async () => {
    const first = await publish('one', undefined, ['members.other.example']);
    const [other] = (await readdir(inReleases('sites'))).filter((name) => name.includes('other'));
    const before = await stat(inReleases('sites', other!));
    const listBefore = await stat(path.join(dist(), 'manifests/members.other.example.json'));
    const second = await publish('two', first, ['members.other.example']);
    expect((await stat(inReleases('sites', other!))).ctimeMs).toBe(before.ctimeMs);
    const art = (name: string) => realpath(path.join(dist(), name, 'art'));
    expect(await art(site.host)).toBe(await art('members.other.example'));
    const list = (name: string) => stat(path.join(dist(), 'manifests', `${name}.json`));
    expect((await list('members.other.example')).ino).toBe(listBefore.ino);
    expect((await list(site.host)).ino).not.toBe(listBefore.ino);
    expect([...second.folders.keys()].filter((name) => first.folders.has(name))).toHaveLength(3);
  });

  test('tells of each site which release was the first that had it, and what that was made from', async () => {
    const told = async () => {
      const { release, sites } = readProvenance(dist())!;
      const served = await Promise.all(
        sites.map(({ host }) => readFile(path.join(dist(), host, 'release.json'), 'utf8')),
      );
      expect(served).toEqual(sites.map((one) => `${JSON.stringify(one)}\n`));
      expect(release).toBe(sha256(await readFile(path.join(dist(), 'manifest.json'))).slice(0, 16));
      return { release, sites: sites.map(({ host, digest, ...rest }) => rest) };
    };
    const others = ['members.other.example'];
    const [commit, time] = ['c'.repeat(40), '2026-11-30T08:00:00Z'];
    await publish('one', undefined, others, { commit, time });
    const first = await told();
    expect(first.sites).toEqual([1, 2].map(() => ({ release: first.release, commit, time })));
    const later = { commit, changed: true as const, time: '2026-12-01T08:00:00Z' };
    await publish('two', undefined, others, later);
    const second = await told();
    expect(second.sites).toEqual([{ release: second.release, ...later }, first.sites[1]]);
    await publish('one', undefined, others, later);
    expect(await told()).toEqual(first);
  });

  test.for<[harm: string, act: () => Promise<unknown>, told: string]>([
    [
      'the file at a host',
      () => writeFile(`${dist()}/${site.host}/release.json`, '{}'),
      `${site.host}/release.json is not`,
    ],
    ['the file at no host', () => rm(`${dist()}/release.json`), 'release.json does not tell where'],
  ])('damage to %s is found', async ([, act, expected]) => {
    const { release } = await publish('one');
    expect(await describeHarm(dist(), release)).toEqual([]);
    await act();
    expect(await describeHarm(dist(), release)).toEqual([expect.stringContaining(expected)]);
  });

  test('makes a folder anew where it cannot know that it is whole', async () => {
    const first = await publish('one');
    await rm(path.join(dist(), site.host, 'index.html'));
    await publish('one');
    expect(await page()).toBe('one');
    expect(first.release).not.toBe((await readlink(dist())).split('/').at(-1));
  });

  /** Changes a file as somebody would who hides the change: keeps its size and time. */
  const hiding = async (page: string, change: () => Promise<unknown>) => {
    const { mtimeMs } = await stat(page);
    await change();
    await utimes(page, mtimeMs / 1000, mtimeMs / 1000);
  };
  test.for<[harm: string, act: (page: string) => Promise<unknown>]>([
    ['a changed file of the same length and time', (page) => hiding(page, () => writeFile(page, 'eno'))],
    [
      'another file in its place, of the same length and time',
      (page) => hiding(page, () => rm(page).then(() => writeFile(page, 'eno'))),
    ],
    [
      'the same in a folder that has its former time',
      (page) => hiding(path.dirname(page), () => hiding(page, () => rm(page).then(() => writeFile(page, 'eno')))),
    ],
    ['an added file in such a folder', (page) => hiding(path.dirname(page), () => writeFile(`${page}.bak`, ''))],
    ['a file with another mode', (page) => chmod(page, 0o600)],
    ['a folder with another mode', (page) => chmod(path.dirname(page), 0o700)],
    ['a changed manifest', () => hiding(`${dist()}/manifest.json`, () => writeFile(`${dist()}/manifest.json`, '{'))],
    ['a changed file', (page) => writeFile(page, 'one!')],
    ['a changed file of the same length', (page) => writeFile(page, 'eno')],
    ['a removed file', (page) => rm(page)],
    ['an added file', (page) => writeFile(`${page}.bak`, '')],
    ['a file with another time', (page) => utimes(page, 1, 1)],
    ['an added folder of a site', () => mkdir(path.join(dist(), 'members.more.example'))],
    ['a link that leads elsewhere', (page) => rm(path.join(path.dirname(page), 'art')).then(() => mkdir(`${page}.d`))],
  ])('sees %s', { tags: 'rule' }, async ([, act]) => {
    const record = await publish('one');
    const check = (one: ReleaseRecord) => checkRelease(one, releasesFolder(dist()), newStore().pathOf);
    expect(check(parseRecord(JSON.parse(JSON.stringify(serializeRecord(record)))))).toEqual(record);
    await act(path.join(dist(), site.host, 'index.html'));
    expect(check(record)).toBeUndefined();
  });

  test('a content that only gets one more name stays as it is, and is recorded anew', async () => {
    const record = await publish('one');
    await link(path.join(dist(), site.host, 'index.html'), path.join(folder, 'another'));
    const check = (one: ReleaseRecord) => checkRelease(one, releasesFolder(dist()), newStore().pathOf);
    const now = check(record)!;
    expect(now).not.toEqual(record);
    expect(check(now)).toBe(now);
  });

  /** Lists mode and time of everything below dist, as an archive has them. */
  const listAttributes = async () => {
    const names = ['.', ...(await readdir(dist(), { recursive: true }))].sort();
    return Promise.all(
      names.map(async (name) => {
        const { mode, mtimeMs } = await stat(path.join(dist(), name));
        const { mtimeMs: ofLink } = await lstat(path.join(dist(), name));
        return { name, mode: (mode & 0o7777).toString(8), mtimeMs, ofLink };
      }),
    );
  };

  test('modes and times follow from the contents, whatever those of the store are', async () => {
    await publish('one');
    const first = await listAttributes();
    expect(new Set(first.map(({ mode }) => mode))).toEqual(new Set(['644', '755']));
    expect(first.every(({ mtimeMs }) => mtimeMs % 1000 === 0 && mtimeMs < Date.parse('2020-01-01'))).toBe(true);
    for (const part of ['dist', '.dist']) await rm(path.join(folder, part), { recursive: true });
    await chmod(newStore().pathOf(sha256('one')), 0o600);
    await utimes(newStore().pathOf(sha256('one')), 1, 1);
    await publish('one');
    expect(await listAttributes()).toEqual(first);
  });

  test('two contents of one length have different times', async () => {
    const timeOf = async (text: string) => {
      await publish(text);
      return (await stat(path.join(dist(), site.host, 'index.html'))).mtimeMs;
    };
    expect(await timeOf('one')).not.toBe(await timeOf('two'));
  });

  test('brings all that is new to disk before it switches, and the switch after that', async () => {
    const first = await publish('one', undefined, ['members.other.example']);
    const { synced, result: record } = await recordSyncs(() => publish('two', first, ['members.other.example']));
    const switched = synced.indexOf(folder);
    const made = [
      ...Array.from(record.files.keys(), (key) => (isContentHash(key) ? newStore().pathOf(key) : inReleases(key))),
      ...Array.from(record.folders.keys(), (name) => inReleases(name)),
    ];
    const former = [...first.files.keys(), ...first.folders.keys()];
    expect(synced.slice(0, switched)).toEqual(
      expect.arrayContaining(made.filter((one) => !former.some((key) => one.endsWith(key)))),
    );
    expect(synced).not.toContain(newStore().pathOf(sha256('<svg/>')));
    expect(synced).toContain(inReleases());
  });

  test('always has a complete release in place', async () => {
    await publish('zero');
    let [done, gaps] = [false, 0];
    const watch = (async () => {
      while (!done) {
        if (!existsSync(path.join(folder, 'dist'))) gaps += 1;
        await new Promise(setImmediate);
      }
    })();
    for (let count = 1; count <= 20; count += 1) await publish(String(count));
    done = true;
    await watch;
    expect(gaps).toBe(0);
  });

  test('links instead of copying', async () => {
    await publish('one');
    expect((await stat(path.join(folder, 'dist', site.host, 'index.html'))).nlink).toBeGreaterThan(1);
  });

  test('removes no folder beside the releases that has another name', async () => {
    await publish('one');
    const others = ['sites/mine', 'folders/mine', 'staging-mine', 'mine'];
    for (const name of others) await mkdir(inReleases(name));
    await publish('two');
    expect(others.filter((name) => existsSync(inReleases(name)))).toEqual(others);
  });

  test.for<[made: string, make: () => unknown]>([
    ['nothing', () => {}],
    ['an empty folder', () => mkdir(dist())],
    ['a release', () => publish('one')],
    ['a link to a release that is gone', () => publish('one').then(() => rm(inReleases(), { recursive: true }))],
    ['what a killed build left', () => mkdir(inReleases('staging-12'), { recursive: true })],
    [
      'a release without links',
      async () => {
        await publish('one');
        await cp(dist(), path.join(folder, 'copy'), { recursive: true, dereference: true });
        await rm(dist());
        await rename(path.join(folder, 'copy'), dist());
      },
    ],
  ])('replaces %s', async ([, make]) => {
    await make();
    expect(() => assertReplaceable(dist(), folder)).not.toThrow();
  });

  const letterIn = async (name: string) => {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'letter.txt'), 'dear');
  };
  test.for<[made: string, make: () => unknown, name?: string]>([
    ['a file', () => writeFile(dist(), 'a letter')],
    ['a folder', () => letterIn('dist')],
    [
      'the folder of an app with a manifest',
      () => letterIn('dist').then(() => writeFile(`${dist()}/manifest.json`, '{}')),
    ],
    ['a link to a folder', () => letterIn('mine').then(() => symlink('mine', dist()))],
    ['what has its releases beside', () => letterIn('.dist'), '.dist'],
    [
      'a release with something beside',
      async () => {
        await publish('one');
        await cp(dist(), path.join(folder, 'copy'), { recursive: true, dereference: true });
        await rm(dist());
        await rename(path.join(folder, 'copy'), dist());
        await letterIn('dist');
      },
    ],
  ])('refuses %s', async ([, make, name = 'dist']) => {
    await make();
    expect(() => assertReplaceable(dist(), folder)).toThrow(
      `${path.join(folder, name)}:1:1  the sites are to go here, and something else is here already; move it away or choose another folder with --out`,
    );
  });
});

describe('lock', () => {
  const dist = () => path.join(folder, 'dist');
  const lock = () => path.join(releasesFolder(dist()), 'lock');

  test('lets one build write at a time', async () => {
    await withBuildLock(dist(), async () => {
      await expect(withBuildLock(dist(), async () => 0)).rejects.toThrow('another build is writing here');
    });
    expect(await withBuildLock(dist(), async () => 1)).toBe(1);
  });

  test('tells which file locks, who holds it and since when', { tags: 'rule' }, async () => {
    await withBuildLock(dist(), async () => {
      const { since } = JSON.parse(await readFile(lock(), 'utf8'));
      expect(Date.parse(since)).toBeGreaterThan(Date.now() - 60_000);
      await expect(withBuildLock(dist(), async () => 0)).rejects.toThrow(
        `${lock()}:1:1  another build is writing here: process ${process.pid}, since ${since}; wait for it`,
      );
    });
  });

  test.for<[title: string, change: (lock: object) => unknown]>([
    ['an ended process', (held) => ({ ...held, pid: 999_999_999 })],
    ['a process whose number another one has now', (held) => ({ ...held, started: 'an earlier time' })],
    ['an earlier version, whose process number lives again', () => process.pid],
    ['nobody', () => ''],
  ])('replaces the lock of %s', { tags: 'rule' }, async ([, change]) => {
    const held = await withBuildLock(dist(), async () => JSON.parse(await readFile(lock(), 'utf8')));
    await writeFile(lock(), JSON.stringify(change(held)));
    expect(await withBuildLock(dist(), async () => 1)).toBe(1);
    expect(existsSync(lock())).toBe(false);
  });

  /** Takes a lock as a build on another machine or in another container does; returns how that build changes it. */
  const lockElsewhere = async () => {
    const held = await withBuildLock(dist(), async () => JSON.parse(await readFile(lock(), 'utf8')));
    const write = (changes: object) =>
      writeFile(lock(), JSON.stringify({ ...held, place: 'elsewhere', host: 'web-2', pid: 1, ...changes }));
    await write({});
    return write;
  };

  test('of a build elsewhere is respected while it changes, whatever process has its number here', async () => {
    const beat = await lockElsewhere();
    const waits: string[] = [];
    const onWait = (phrase: string) => {
      waits.push(phrase);
      void beat({ beat: '1' });
    };
    await expect(withBuildLock(dist(), async () => 0, { onWait })).rejects.toThrow(
      /lock:1:1 {2}another build is writing here: process 1 on web-2, since \S+; wait for it/,
    );
    expect(waits).toEqual(['Looking whether process 1 on web-2 still builds']);
    expect(existsSync(lock())).toBe(true);
  });

  test('of a build elsewhere that gives no sign of life any more is replaced', async () => {
    await lockElsewhere();
    expect(await withBuildLock(dist(), async () => 1, { patience: 1 })).toBe(1);
    expect(existsSync(lock())).toBe(false);
  });

  test('changes while it is held', async () => {
    await withBuildLock(dist(), async () => {
      const first = await readFile(lock(), 'utf8');
      await expect.poll(() => readFile(lock(), 'utf8'), { timeout: 10_000 }).not.toBe(first);
      expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
    });
  });

  test('that was taken away keeps a build from publishing, and stays with the other one', async () => {
    const write = await lockElsewhere();
    await rm(lock());
    const taken = withBuildLock(dist(), async (held) => {
      held.assertHeld();
      await rm(lock());
      await write({});
      held.assertHeld();
    });
    await expect(taken).rejects.toThrow('another build has taken the place of this one');
    expect(existsSync(lock())).toBe(true);
    await rm(lock());
    const failed = withBuildLock(dist(), async () => {
      await rm(lock());
      throw new Error('a folder is gone');
    });
    await expect(failed).rejects.toThrow('another build has taken the place of this one');
  });

  test('removes what builds have left that were killed on their way to it', async () => {
    await mkdir(releasesFolder(dist()), { recursive: true });
    const left = ['lock-4711', 'lock-4711.12.part', 'lock-stale-4711'];
    const others = ['lock-mine', 'mine'];
    for (const name of [...left, ...others]) await writeFile(path.join(releasesFolder(dist()), name), '');
    await withBuildLock(dist(), async () => 1);
    expect((await readdir(releasesFolder(dist()))).sort()).toEqual(others);
  });

  test('is released after a failure', async () => {
    await expect(withBuildLock(dist(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withBuildLock(dist(), async () => 1)).toBe(1);
  });
});

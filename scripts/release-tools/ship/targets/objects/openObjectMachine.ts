import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { deltasFolder } from '../../../../build/hosting/deltas.ts';
import { releaseFile } from '../../../../build/hosting/releaseFile.ts';
import { contentPath } from '../../../../build/output/cacheFolders.ts';
import type { ContentStore } from '../../../../build/output/contentStore.ts';
import { parseFileList } from '../../../../build/output/fileLists.ts';
import { deltaListFile, listsOfRelease, Manifest, manifestFile } from '../../../../build/output/manifest.ts';
import { logFile } from '../../../../build/output/releaseLog.ts';
import { mapLimit } from '../../../../lib/mapLimit.ts';
import { UserError } from '../../../../lib/problem.ts';
import { hasEnded, identifyProcess } from '../../../../lib/processStart.ts';
import { tryParseJson } from '../../../../lib/tryParseJson.ts';
import { listPointers } from '../../edge/listPointers.ts';
import { contentKeyOf, pointerKeyOf } from '../../edge/Pointer.ts';
import type { KeptRelease, Machine, MachineState } from '../Machine.ts';
import type { Bucket } from './Bucket.ts';
import { addFormerLists, replaceFormerLists } from './formerObjects.ts';

/** Number of objects that are read or written at a time. */
const CONCURRENT_REQUESTS = 16;

const releaseKeyOf = (name: string) => `releases/${name}.json`;
const currentKey = 'current.json';
const lockKey = 'lock';

/** A release as the bucket has it: hashes of its texts, and the text of the pointer of each host. */
const BucketRelease = z.object({
  manifest: z.string(),
  deltas: z.string().optional(),
  provenance: z.string(),
  pointers: z.record(z.string(), z.string()),
});
type BucketRelease = z.output<typeof BucketRelease>;
const Current = z.object({ release: z.string() });
/** The holder of the lock, in words, and its process. */
const Lock = z.object({ owner: z.string(), pid: z.int(), started: z.string(), place: z.string() });

/** A bucket, and how its machine is opened. */
interface ObjectMachineOptions {
  name: string;
  bucket: Bucket;
  store: Pick<ContentStore, 'pathOf'>;
  owner?: string | undefined;
  takesOver?: boolean | undefined;
  /** Most objects, and most bytes of one, that the storage takes. */
  limits?: MachineState['limits'];
  /** Way to the server of all hosts; undefined to ask each host by its name, null where none is. */
  serves?: string | null | undefined;
  /** Makes changed pointers count, where the storage does not do that by itself. */
  publish?: () => Promise<void>;
}

/** Takes the lock, also that of a process which has ended. Throws a UserError that names another holder. */
async function takeLock(bucket: Bucket, name: string, lock: string, takesOver = false): Promise<void> {
  if (takesOver) await bucket.remove([lockKey]);
  if (await bucket.writeNew(lockKey, Buffer.from(lock))) return;
  const text = (await bucket.read(lockKey)) ?? '';
  const holder = Lock.safeParse(tryParseJson(text)).data;
  if (holder && hasEnded(holder)) return takeLock(bucket, name, lock, true);
  throw new UserError(
    `${name}: another ship holds the lock: ${holder?.owner ?? text}; wait for it, or take its place with --take-over if it is dead`,
  );
}

/** Opens a machine that is a bucket, from which functions at the edge of a network serve all hosts. */
export async function openObjectMachine(options: ObjectMachineOptions): Promise<Machine> {
  const { name, bucket, store, owner, takesOver, limits, serves, publish = async () => {} } = options;
  const lock = owner === undefined ? undefined : JSON.stringify({ owner, ...identifyProcess() });
  if (lock !== undefined) await takeLock(bucket, name, lock, takesOver);
  const readTexts = (hashes: readonly string[]) =>
    mapLimit(hashes, CONCURRENT_REQUESTS, async (hash) => (await bucket.read(contentKeyOf(hash))) ?? '');
  const readParts = async (release: string): Promise<BucketRelease | undefined> =>
    BucketRelease.safeParse(tryParseJson((await bucket.read(releaseKeyOf(release))) ?? '')).data;
  const readCurrent = async () => Current.safeParse(tryParseJson((await bucket.read(currentKey)) ?? '')).data?.release;
  const readRelease = async (release: string) => {
    const parts = await readParts(release);
    if (!parts) throw new UserError(`${name} has no release ${release} that can be read`);
    const [manifest = '', provenance = '', deltas = ''] = await readTexts(
      [parts.manifest, parts.provenance, parts.deltas].filter((hash) => hash !== undefined),
    );
    return { manifest, provenance, deltas };
  };
  const assertOwnLock = async () => {
    if (lock === undefined || (await bucket.read(lockKey)) !== lock)
      throw new UserError(`${name}: another ship has taken the place of this one; nothing was switched`);
  };
  const write = (key: string, value: unknown) => bucket.write(key, Buffer.from(JSON.stringify(value)));
  /** Sets the pointers of all hosts of a release, and removes all others, whatever a broken run has left. */
  const point = async (pointers: BucketRelease['pointers']) => {
    const keys = new Map(Object.entries(pointers).map(([host, text]) => [pointerKeyOf(host), text]));
    await mapLimit([...keys], CONCURRENT_REQUESTS, ([key, text]) => bucket.write(key, Buffer.from(text)));
    const others = (await bucket.list('pointers/')).filter(({ key }) => !keys.has(key));
    await bucket.remove(others.map(({ key }) => key));
  };
  const listReleases = async (): Promise<KeptRelease[]> =>
    (await bucket.list('releases/')).map(({ key, modified }) => ({
      name: key.slice('releases/'.length, -'.json'.length),
      time: modified.getTime() / 1000,
    }));
  return {
    name,
    readTexts,
    readRelease,
    async readState() {
      const [current, contents, releases] = await Promise.all([
        readCurrent(),
        bucket.list('contents/'),
        listReleases(),
      ]);
      return {
        ...(current !== undefined && { live: { release: current, ...(await readRelease(current)) } }),
        contents: new Map(contents.map(({ key, size }) => [key.slice('contents/'.length), { size, names: 1 }])),
        siteFolders: undefined,
        releases,
        freeBytes: undefined,
        freeFiles: undefined,
        ...(limits && { limits }),
        now: Date.now() / 1000,
      };
    },
    async sendContents({ hashes, folder, onSent }) {
      const fileOf = contentPath(folder);
      await mapLimit(hashes, CONCURRENT_REQUESTS, async (hash) => {
        const bytes = await readFile(fileOf(hash));
        await bucket.write(contentKeyOf(hash), bytes);
        onSent(bytes.length);
      });
    },
    async placeRelease(shipment) {
      const hashOf = (path: string) => shipment.files.find((file) => file.path === path)?.sha256;
      await addFormerLists(bucket, shipment.sites, CONCURRENT_REQUESTS);
      const pointers = Array.from(listPointers(shipment, store), ([host, pointer]) => [host, JSON.stringify(pointer)]);
      await write(releaseKeyOf(shipment.release), {
        manifest: hashOf(manifestFile),
        deltas: hashOf(`${deltasFolder}/${deltaListFile}`),
        provenance: hashOf(releaseFile),
        pointers: Object.fromEntries(pointers),
      });
    },
    async switchTo(release) {
      await assertOwnLock();
      const former = await readCurrent();
      const [from, to] = await Promise.all(
        [former, release].map(async (one) => (one === undefined ? undefined : readParts(one))),
      );
      try {
        await point(to?.pointers ?? {});
        if (release === undefined) await bucket.remove([currentKey]);
        else await write(currentKey, { release });
        await publish();
      } catch (error) {
        await point(from?.pointers ?? {});
        if (former !== undefined) await write(currentKey, { release: former });
        throw error;
      }
      // The time of these objects tells when a release was served last.
      if (former !== undefined && from) await write(releaseKeyOf(former), from);
      if (release !== undefined && to) await write(releaseKeyOf(release), to);
    },
    readLog: async () => (await bucket.read(logFile)) ?? '',
    async writeLog(text) {
      await assertOwnLock();
      await bucket.write(logFile, Buffer.from(text));
    },
    async openWeb() {
      if (serves === null) return undefined;
      if (serves === undefined) return { encrypted: true };
      const { protocol, hostname, port } = new URL(serves);
      return { encrypted: protocol === 'https:', connectTo: { host: hostname, port: Number(port) } };
    },
    async removeReleases(names) {
      await bucket.remove(names.map(releaseKeyOf));
      const kept = await Promise.all((await listReleases()).map(({ name: one }) => readParts(one)));
      const used = new Set<string>();
      const digests = new Set<string>();
      const sites: { host: string; digest: string }[] = [];
      for (const parts of kept.filter((one) => one !== undefined)) {
        for (const hash of [parts.manifest, parts.deltas, parts.provenance]) if (hash !== undefined) used.add(hash);
        // Pointers name contents by their hashes, and nothing else of that form.
        for (const text of Object.values(parts.pointers))
          for (const [hash] of text.matchAll(/[0-9a-f]{64}/g)) used.add(hash);
        const [manifest = ''] = await readTexts([parts.manifest]);
        const parsed = Manifest.parse(JSON.parse(manifest));
        for (const { digest } of listsOfRelease(parsed)) digests.add(digest);
        sites.push(...parsed.sites);
        if (parts.deltas !== undefined) digests.add(parts.deltas);
      }
      for (const text of await readTexts([...digests])) {
        const list = parseFileList(text);
        for (const { sha256: hash } of [...(list?.files ?? []), ...(list?.hosting ?? [])]) used.add(hash);
      }
      await replaceFormerLists(bucket, sites, CONCURRENT_REQUESTS);
      const unused = (await bucket.list('contents/')).filter(({ key }) => {
        const hash = key.slice('contents/'.length);
        return !used.has(hash) && !digests.has(hash);
      });
      await bucket.remove(unused.map(({ key }) => key));
    },
    async close() {
      if (lock !== undefined && (await bucket.read(lockKey)) === lock) await bucket.remove([lockKey]);
    },
  };
}

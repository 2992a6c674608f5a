import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cache } from '../lib/cache.ts';
import { sha256 } from '../lib/hash.ts';
import { hashTree } from '../lib/hashTree.ts';
import { tryParseJson } from '../lib/tryParseJson.ts';
import { Manifest } from '../output/manifest.ts';
import { type PublishedRelease, readCurrentRelease } from '../output/publishRelease.ts';
import type { BuildFilter } from '../plan/planBuild.ts';
import { isReleaseIntact } from './isReleaseIntact.ts';

/** Everything that can change a byte of the output, beside the tools. */
const buildInputs = [
  'app',
  'brands',
  'themes',
  'templates',
  'build.config.ts',
  '.linguirc.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The options that decide about the output. */
interface OutputOptions {
  filter: BuildFilter;
  compressed: boolean;
}

/** One hash over all inputs and options of a build: with the same tools, equal fingerprints give equal bytes. */
export const fingerprintBuild = (root: string, { filter, compressed }: OutputOptions): string =>
  sha256(JSON.stringify([hashTree(root, buildInputs), filter, compressed]));

interface LastBuild extends PublishedRelease {
  fingerprint: string;
  /** What the build said of features that brands turn off. */
  switchedOff: readonly string[];
  /** In milliseconds; a file changed later was not written by the build. */
  publishedAt: number;
}

/** Records which build is now in `dist`. */
export async function writeLastBuild(cache: Cache, dist: string, build: Omit<LastBuild, 'publishedAt'>): Promise<void> {
  const state: LastBuild = { ...build, publishedAt: Date.now() };
  await cache.write('state', [dist], Buffer.from(JSON.stringify(state)));
}

/** What is in `dist`, if a build with this fingerprint would write exactly that. */
export async function findUpToDateBuild(
  cache: Cache,
  dist: string,
  fingerprint: string,
  storedFile: (hash: string) => string,
): Promise<{ manifest: Manifest; switchedOff: readonly string[] } | undefined> {
  const known = await cache.read('state', [dist]);
  if (!known) return undefined;
  const { folderName, hardLinked, publishedAt, switchedOff, ...state } = JSON.parse(
    known.toString('utf8'),
  ) as LastBuild;
  if (state.fingerprint !== fingerprint || (await readCurrentRelease(dist)) !== folderName) return undefined;
  const text = await readFile(path.join(dist, 'manifest.json'), 'utf8').catch(() => '');
  const manifest = Manifest.safeParse(tryParseJson(text)).data;
  return manifest && isReleaseIntact({ dist, manifest, hardLinked, publishedAt }, storedFile)
    ? { manifest, switchedOff }
    : undefined;
}

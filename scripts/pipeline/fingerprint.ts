import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashTree } from '../lib/hashTree.ts';
import { type Cache, cacheKey } from '../output/cache.ts';
import { Manifest } from '../output/manifest.ts';
import { currentRelease, type Published } from '../output/release.ts';
import { isUntouched } from './isUntouched.ts';
import type { BuildOptions } from './runBuild.ts';

/** Whatever can change a byte of the output. */
const inputs = [
  'app',
  'brands',
  'themes',
  'templates',
  'scripts',
  'build.config.ts',
  '.linguirc.ts',
  'package.json',
  'package-lock.json',
];

/** One hash over all inputs and options of a build: equal fingerprints give equal bytes. */
export const fingerprintBuild = (root: string, options: BuildOptions): string => {
  const { filter, compressed } = options;
  return cacheKey(process.version, hashTree(root, inputs), filter, compressed);
};

interface LastBuild {
  fingerprint: string;
  release: string;
  linked: boolean;
  /** When it was published, in milliseconds; a file changed later is not ours any more. */
  at: number;
}

const stateKey = (dist: string) => cacheKey('last build', dist);

/** Notes what stands in `dist` now. */
export async function rememberBuild(
  cache: Cache,
  dist: string,
  fingerprint: string,
  published: Published,
): Promise<void> {
  const state: LastBuild = { fingerprint, ...published, at: Date.now() };
  await cache.write('state', stateKey(dist), Buffer.from(JSON.stringify(state)));
}

/** The manifest of what stands in `dist`, if it is exactly what a build with this fingerprint would give. */
export async function findUpToDate(
  cache: Cache,
  dist: string,
  fingerprint: string,
  storedFile: (hash: string) => string,
): Promise<Manifest | undefined> {
  const known = await cache.read('state', stateKey(dist));
  if (!known) return undefined;
  const { release, linked, at, ...state } = JSON.parse(known.toString('utf8')) as LastBuild;
  if (state.fingerprint !== fingerprint || (await currentRelease(dist)) !== release) return undefined;
  const text = await readFile(path.join(dist, 'manifest.json'), 'utf8').catch(() => '');
  const manifest = Manifest.safeParse(parseJson(text)).data;
  return manifest && isUntouched({ dist, manifest, linked, at }, storedFile) ? manifest : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

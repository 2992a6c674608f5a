import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashTree } from '../lib/hashTree.ts';
import { type Cache, cacheKey } from '../output/cache.ts';
import { Manifest } from '../output/manifest.ts';
import { currentRelease } from '../output/release.ts';
import type { BuildOptions } from './runBuild.ts';

/** Whatever can change a byte of the output. */
const inputs = [
  'app',
  'brands',
  'themes',
  'templates',
  'scripts',
  'build.config.ts',
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
  /** When it was published, in milliseconds; a file changed later is not ours any more. */
  at: number;
}

const stateKey = (dist: string) => cacheKey('last build', dist);

/** Notes what stands in `dist` now. */
export async function rememberBuild(cache: Cache, dist: string, fingerprint: string, release: string): Promise<void> {
  const state: LastBuild = { fingerprint, release, at: Date.now() };
  await cache.write('state', stateKey(dist), Buffer.from(JSON.stringify(state)));
}

/** The manifest of what stands in `dist`, if it is exactly what a build with this fingerprint would give. */
export async function findUpToDate(cache: Cache, dist: string, fingerprint: string): Promise<Manifest | undefined> {
  const known = await cache.read('state', stateKey(dist));
  if (!known) return undefined;
  const state = JSON.parse(known.toString('utf8')) as LastBuild;
  if (state.fingerprint !== fingerprint || (await currentRelease(dist)) !== state.release) return undefined;
  const text = await readFile(path.join(dist, 'manifest.json'), 'utf8').catch(() => '');
  const manifest = Manifest.safeParse(parseJson(text)).data;
  return manifest && isUntouched(dist, manifest, state.at) ? manifest : undefined;
}

function isUntouched(dist: string, manifest: Manifest, at: number): boolean {
  try {
    return manifest.sites.every(({ host, files }) =>
      files.every((file) => {
        const { size, mtimeMs } = lstatSync(`${dist}/${host}/${file.path}`);
        return size === file.size && mtimeMs <= at;
      }),
    );
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

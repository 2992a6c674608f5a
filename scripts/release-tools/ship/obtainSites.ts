import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import type { ContentStore } from '../../build/output/contentStore.ts';
import { summarizeList } from '../../build/output/fileLists.ts';
import type { SitesOfRelease } from '../../build/output/importSites.ts';
import { Manifest, type ManifestSite } from '../../build/output/manifest.ts';
import { parseProvenance } from '../../build/output/provenance.ts';
import { sha256 } from '../../lib/hash.ts';
import { UserError } from '../../lib/problem.ts';
import type { SourceRelease } from './readDist.ts';
import { readShippedList } from './readShippedList.ts';

/** Reader of contents at a target that are texts, in the order of their hashes. */
export type ReadTexts = (hashes: readonly string[]) => Promise<readonly string[]>;

/** The texts of a release that a target has. */
export interface PlacedRelease {
  manifest: string;
  /** The list of its deltas; empty without any. */
  deltas: string;
  /** The text that tells where its sites come from. */
  provenance: string;
}

/** Obtains the lists of sites that a target has, and the rules of their hosts; of their files none is needed. */
export async function obtainSites(
  store: ContentStore,
  sites: readonly ManifestSite[],
  readTexts: ReadTexts,
): Promise<SitesOfRelease> {
  const obtain = (hashes: readonly string[]) => obtainTexts(store, hashes, readTexts);
  await obtain(sites.map(({ digest }) => digest));
  const obtained = sites.map(({ digest, ...head }) => {
    const list = readShippedList(store, digest);
    if (!list) throw new UserError(`the list of ${head.host} at the target is none; ship all sites`);
    return { head, ...summarizeList(digest, list) };
  });
  const hosting = obtained.flatMap((site) => site.hosting).filter(({ path }) => path.startsWith(`${rulesFolder}/`));
  await obtain(hosting.map(({ sha256: hash }) => hash));
  return { sites: obtained, hosting: [] };
}

async function obtainTexts(store: ContentStore, hashes: readonly string[], readTexts: ReadTexts): Promise<void> {
  const missing = [...new Set(hashes)].filter((hash) => !store.has(hash));
  if (missing.length === 0) return;
  const texts = await readTexts(missing);
  for (const [index, hash] of missing.entries()) {
    const text = texts[index] ?? '';
    if (sha256(text) !== hash)
      throw new UserError(`the target lacks the content ${hash} of what it serves, or has changed it; ship all sites`);
    await store.add(Buffer.from(text));
  }
}

/** Obtains a release that a target keeps, to be served again, or some sites of it: of the others only their names. */
export async function obtainRelease(
  store: ContentStore,
  { manifest, provenance }: PlacedRelease,
  readTexts: ReadTexts,
  isChosen: (site: ManifestSite) => boolean,
): Promise<SourceRelease> {
  const { sites, hosting } = Manifest.parse(JSON.parse(manifest));
  const part = await obtainSites(store, sites.filter(isChosen), readTexts);
  await obtainTexts(store, [hosting], readTexts);
  const shared = readShippedList(store, hosting)?.hosting ?? [];
  return {
    manifest,
    sites,
    part: { ...part, hosting: shared },
    deltas: [],
    provenance: parseProvenance(provenance)?.sites ?? [],
  };
}

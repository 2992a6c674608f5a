import { z } from 'zod';
import { sha256 } from '../lib/hash.ts';
import type { Site } from '../plan/planBuild.ts';
import type { StoredFile } from './contentStore.ts';

const File = z.strictObject({ path: z.string(), sha256: z.string(), size: z.int() });

const ManifestSite = z.strictObject({
  host: z.string(),
  brand: z.string(),
  domain: z.string(),
  siteId: z.int(),
  locales: z.array(z.string()),
  environment: z.string(),
  /** SHA-256 over the paths, hashes and sizes of all files. */
  digest: z.string(),
  files: z.array(File),
});

/** dist/manifest.json: what stands in dist, exactly. It carries no time and no machine's name. */
export const Manifest = z.strictObject({ version: z.literal(1), sites: z.array(ManifestSite) });
export type Manifest = z.output<typeof Manifest>;
export type ManifestSite = z.output<typeof ManifestSite>;

const byPath = (a: StoredFile, b: StoredFile) => (a.path < b.path ? -1 : 1);

/** One site's entry. Throws if two files have the same path. */
export function toManifestSite(site: Site, files: readonly StoredFile[]): ManifestSite {
  const sorted = files.toSorted(byPath);
  const twice = sorted.find((file, index) => file.path === sorted[index - 1]?.path);
  if (twice) throw new Error(`${site.host} has two files at ${twice.path}`);
  const { brand, domain, siteId, locales, environment } = site.values;
  return {
    host: site.host,
    brand,
    domain,
    siteId,
    locales: [...locales],
    environment,
    digest: sha256(sorted.map(({ path, sha256: hash, size }) => `${path}\0${hash}\0${size}\n`).join('')),
    files: sorted,
  };
}

/** A line for each file, so that two manifests can be compared by eye and by `diff`. */
export function renderManifest(sites: readonly ManifestSite[]): string {
  const renderSite = ({ files, ...head }: ManifestSite) =>
    `${JSON.stringify(head).slice(0, -1)},"files":[\n${files.map((file) => JSON.stringify(file)).join(',\n')}\n]}`;
  return `{"version":1,"sites":[\n${sites.map(renderSite).join(',\n')}\n]}\n`;
}

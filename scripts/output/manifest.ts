import { z } from 'zod';
import { sha256 } from '../lib/hash.ts';
import type { Site } from '../plan/planBuild.ts';
import type { StoredFile } from './contentStore.ts';

const ManifestFile = z.strictObject({ path: z.string(), sha256: z.string(), size: z.int() });

const ManifestSite = z.strictObject({
  host: z.string(),
  brand: z.string(),
  domain: z.string(),
  siteId: z.int(),
  locales: z.array(z.string()),
  environment: z.string(),
  /** SHA-256 over the paths, hashes and sizes of all files. */
  digest: z.string(),
  files: z.array(ManifestFile),
});

/** dist/manifest.json: what stands in dist, exactly. It carries no time and no machine's name. */
export const Manifest = z.strictObject({
  version: z.literal(1),
  sites: z.array(ManifestSite),
  /** What stands in the hosting folder: how servers are to serve the sites. */
  hosting: z.array(ManifestFile),
});
export type Manifest = z.output<typeof Manifest>;
/** All that a release holds. */
export type ReleaseContents = Pick<Manifest, 'sites' | 'hosting'>;
export type ManifestSite = z.output<typeof ManifestSite>;

const sortByPath = (files: readonly StoredFile[]) => files.toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** The entries of the hosting folder. */
export const toHostingFiles = sortByPath;

/** Stands beside the sites in dist, for servers to read and not to publish; no host has a name without a dot. */
export const hostingFolder = 'hosting';

/** One site's entry. Throws if two files have the same path. */
export function toManifestSite(site: Site, files: readonly StoredFile[]): ManifestSite {
  const sorted = sortByPath(files);
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

/** The folders of a release with the files in them: one for each site, and the hosting folder. */
export const releaseFolders = ({
  sites,
  hosting,
}: ReleaseContents): { folder: string; files: readonly StoredFile[] }[] => [
  ...sites.map(({ host, files }) => ({ folder: host, files })),
  { folder: hostingFolder, files: hosting },
];

/** A line for each file, so that two manifests can be compared by eye and by `diff`. */
export function renderManifest({ sites, hosting }: ReleaseContents): string {
  const renderFiles = (files: readonly StoredFile[]) =>
    `[\n${files.map((file) => JSON.stringify(file)).join(',\n')}\n]`;
  const renderSite = ({ files, ...head }: ManifestSite) =>
    `${JSON.stringify(head).slice(0, -1)},"files":${renderFiles(files)}}`;
  return `{"version":1,"sites":[\n${sites.map(renderSite).join(',\n')}\n],"hosting":${renderFiles(hosting)}}\n`;
}

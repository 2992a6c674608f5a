import { z } from 'zod';
import { sha256 } from '../lib/hash.ts';
import type { StoredFile } from './contentStore.ts';

const ManifestFile = z.strictObject({ path: z.string(), sha256: z.string(), size: z.int() });

const ManifestSite = z.strictObject({
  host: z.string(),
  /** Further hosts, which lead to that one; absent without any. */
  otherHosts: z.array(z.string()).optional(),
  brand: z.string(),
  domain: z.string(),
  siteId: z.int(),
  locales: z.array(z.string()),
  environment: z.string(),
  /** SHA-256 over the paths, hashes and sizes of all files. */
  digest: z.string(),
  files: z.array(ManifestFile),
});

/** dist/manifest.json: every file in dist. It holds no time and no machine's name, so equal builds have equal manifests. */
export const Manifest = z.strictObject({
  version: z.literal(1),
  sites: z.array(ManifestSite),
  /** Files of the hosting folder: the servers' configuration. */
  hosting: z.array(ManifestFile),
});
export type Manifest = z.output<typeof Manifest>;
/** The contents of a release. */
export type ReleaseContents = Pick<Manifest, 'sites' | 'hosting'>;
export type ManifestSite = z.output<typeof ManifestSite>;

const sortByPath = (files: readonly StoredFile[]) => files.toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** The entries of the hosting folder. */
export const toHostingFiles = sortByPath;

/** The folder beside the sites in dist that servers read and never publish; host names have a dot, so none is equal. */
export const hostingFolder = 'hosting';

/** What a site's entry says of the site itself. */
type SiteHead = Readonly<Omit<ManifestSite, 'otherHosts' | 'locales' | 'digest' | 'files'>> & {
  otherHosts?: readonly string[];
  locales: readonly string[];
};

/** One site's entry. Throws if two files have the same path. */
export function toManifestSite(site: SiteHead, files: readonly StoredFile[]): ManifestSite {
  const { host, otherHosts = [], brand, domain, siteId, locales, environment } = site;
  const sorted = sortByPath(files);
  const duplicate = sorted.find((file, index) => file.path === sorted[index - 1]?.path);
  if (duplicate) throw new Error(`${host} has two files at ${duplicate.path}`);
  return {
    host,
    ...(otherHosts.length > 0 && { otherHosts: [...otherHosts] }),
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

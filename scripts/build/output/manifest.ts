import { z } from 'zod';
import type { StoredFile } from './contentStore.ts';

/** Schema of paths and hosts that become names of files: none leads out of its folder, whatever machine wrote it. */
const FilePath = z.string().regex(/^(?!\.{0,2}(?:\/|$))(?!.*\/\.{0,2}(?:\/|$))[^\\\0]+$/);
export const Host = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);
export const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Digests of contents by the name of a file or folder of the project, or of a group of them. */
const Sources = z.record(z.string(), Hash);
export type Sources = Readonly<z.output<typeof Sources>>;

const ManifestFile = z.strictObject({ path: FilePath, sha256: Hash, size: z.int() });

/** The list of a site's files, or of those of the hosting folder that belong to no site. */
export const FileList = z.strictObject({
  /** Files in the site's folder, sorted by path. */
  files: z.array(ManifestFile),
  /** Files in the hosting folder: how servers answer on the site's hosts. */
  hosting: z.array(ManifestFile),
});
export interface FileList {
  files: readonly StoredFile[];
  hosting: readonly StoredFile[];
}

const ManifestSite = z.strictObject({
  host: Host,
  /** Other hosts, which redirect to that one; absent without any. */
  otherHosts: z.array(z.string()).optional(),
  brand: z.string(),
  domain: z.string(),
  siteId: z.int(),
  locales: z.array(z.string()),
  environment: z.string(),
  /** SHA-256 of the list of its files, and so of all that it is. */
  digest: Hash,
});

/** Name of the manifest's file in dist. */
export const manifestFile = 'manifest.json';

/** Number of the manifest's form; a release with another one is not read. */
export const MANIFEST_VERSION = 2;

/**
 * dist/manifest.json: every site, with the hash of the list of its files. It holds no time and no machine's name, so
 * equal builds have equal manifests.
 */
export const Manifest = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  /** Digests of the sources that a shard was built from, by name; only in a shard. */
  sources: Sources.optional(),
  sites: z.array(ManifestSite),
  /** SHA-256 of the list of the files in the hosting folder that belong to no site. */
  hosting: Hash,
});
export type Manifest = z.output<typeof Manifest>;
export type ManifestSite = z.output<typeof ManifestSite>;

/**
 * Names of the folders beside the sites in dist that are never published: the servers' configuration, and the lists of
 * files. Host names have a dot, so none is equal.
 */
export const [hostingFolder, listsFolder] = ['hosting', 'manifests'];

/** Returns the name of the file with a list. */
export const listFileOf = (owner: string): string => `${owner}.json`;

/** Name of the file with the list of the deltas, in their folder. */
export const deltaListFile = 'manifest.json';

/** The part of a site's entry about the site itself. */
export type SiteHead = Readonly<Omit<ManifestSite, 'otherHosts' | 'locales' | 'digest'>> & {
  otherHosts?: readonly string[] | undefined;
  locales: readonly string[];
};

/** Sorts files by path. Throws if two have the same path; `of` names whose files they are. */
export function sortFiles(of: string, files: readonly StoredFile[]): StoredFile[] {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const duplicate = sorted.find((file, index) => file.path === sorted[index - 1]?.path);
  if (duplicate) throw new Error(`${of} has two files at ${duplicate.path}`);
  return sorted;
}

const renderFiles = (files: readonly StoredFile[]): string =>
  `[\n${files.map(({ path, sha256: hash, size }) => JSON.stringify({ path, sha256: hash, size })).join(',\n')}\n]`;

/** Renders a line for each file, so that two lists can be compared by eye and by `diff`. */
export const renderFileList = ({ files, hosting }: FileList): string =>
  `{"files":${renderFiles(files)},\n"hosting":${renderFiles(hosting)}}\n`;

/** Renders a manifest with a line for each site. */
export function renderManifest(
  sites: readonly { head: SiteHead; digest: string }[],
  hosting: string,
  sources?: Sources,
): string {
  const lines = sites.map(({ head, digest }) => {
    const { host, otherHosts = [], brand, domain, siteId, locales, environment } = head;
    const others = otherHosts.length > 0 && { otherHosts };
    return JSON.stringify({ host, ...others, ...{ brand, domain, siteId, locales, environment, digest } });
  });
  const start = `{"version":${MANIFEST_VERSION},${sources ? `"sources":${JSON.stringify(sources)},` : ''}`;
  return `${start}"sites":[\n${lines.join(',\n')}\n],"hosting":"${hosting}"}\n`;
}

/** A list of files as the manifest names it. */
export interface ListOfRelease {
  /** The host of its site, or `hosting` for the files that belong to none. */
  owner: string;
  digest: string;
}

/** Names the lists of a release: one for each site, and that of the hosting folder. */
export const listsOfRelease = ({
  sites,
  hosting,
}: {
  sites: readonly { host: string; digest: string }[];
  hosting: string;
}): ListOfRelease[] => [
  ...sites.map(({ host, digest }) => ({ owner: host, digest })),
  { owner: hostingFolder, digest: hosting },
];

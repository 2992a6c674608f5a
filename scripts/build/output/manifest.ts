import { z } from 'zod';
import { sha256 } from '../../lib/hash.ts';
import type { StoredFile } from './contentStore.ts';

/** Schema of paths and hosts that become names of files: none leads out of its folder, whatever machine wrote it. */
const FilePath = z.string().regex(/^(?!\.{0,2}(?:\/|$))(?!.*\/\.{0,2}(?:\/|$))[^\\\0]+$/);
const Host = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Digests of contents by the name of a file or folder of the project, or of a group of them. */
const Sources = z.record(z.string(), Hash);
export type Sources = Readonly<z.output<typeof Sources>>;

const ManifestFile = z.strictObject({ path: FilePath, sha256: Hash, size: z.int() });

const ManifestSite = z.strictObject({
  host: Host,
  /** Other hosts, which redirect to that one; absent without any. */
  otherHosts: z.array(z.string()).optional(),
  brand: z.string(),
  domain: z.string(),
  siteId: z.int(),
  locales: z.array(z.string()),
  environment: z.string(),
  /** SHA-256 over the paths, hashes and sizes of all files. */
  digest: Hash,
  files: z.array(ManifestFile),
});

/** Name of the manifest's file in dist. */
export const manifestFile = 'manifest.json';

/** dist/manifest.json: every file in dist. It holds no time and no machine's name, so equal builds have equal manifests. */
export const Manifest = z.strictObject({
  version: z.literal(1),
  /** Digests of the sources that a shard was built from, by name; only in a shard. */
  sources: Sources.optional(),
  sites: z.array(ManifestSite),
  /** Files of the hosting folder: the servers' configuration. */
  hosting: z.array(ManifestFile),
});
export type Manifest = z.output<typeof Manifest>;
export type ManifestSite = z.output<typeof ManifestSite>;

/** Name of the folder beside the sites in dist that is never published; host names have a dot, so none is equal. */
export const hostingFolder = 'hosting';

/** The part of a site's entry about the site itself. */
export type SiteHead = Readonly<Omit<ManifestSite, 'otherHosts' | 'locales' | 'digest' | 'files'>> & {
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

/** Digests a site with these files, which are sorted by path. */
export const digestFiles = (files: readonly StoredFile[]): string =>
  sha256(files.map(({ path, sha256: hash, size }) => `${path}\0${hash}\0${size}\n`).join(''));

/** Renders a line for each file, so that two manifests can be compared by eye and by `diff`. */
export const renderFileList = (files: readonly StoredFile[]): string =>
  `[\n${files.map(({ path, sha256: hash, size }) => JSON.stringify({ path, sha256: hash, size })).join(',\n')}\n]`;

/** Reads what renderFileList has written. */
export const parseFileList = (text: string): StoredFile[] => JSON.parse(text) as StoredFile[];

/**
 * Renders the parts of a manifest in their order, so that that of a release of thousands of sites is never in memory as
 * a whole. Each site comes with its list of files as renderFileList returns it.
 */
export async function* renderManifest(
  sites: AsyncIterable<{ head: SiteHead; digest: string; fileList: string }>,
  hosting: readonly StoredFile[],
  sources?: Sources,
): AsyncGenerator<string> {
  yield `{"version":1,${sources ? `"sources":${JSON.stringify(sources)},` : ''}"sites":[\n`;
  let separator = '';
  for await (const { head, digest, fileList } of sites) {
    const { host, otherHosts = [], brand, domain, siteId, locales, environment } = head;
    const written = {
      host,
      ...(otherHosts.length > 0 && { otherHosts }),
      ...{ brand, domain, siteId, locales, environment, digest },
    };
    yield `${separator}${JSON.stringify(written).slice(0, -1)},"files":${fileList}}`;
    separator = ',\n';
  }
  yield `\n],"hosting":${renderFileList(hosting)}}\n`;
}

/** Lists the folders of a release with the files in them: one for each site, and the hosting folder. */
export const releaseFolders = ({
  sites,
  hosting,
}: Pick<Manifest, 'sites' | 'hosting'>): { folder: string; files: readonly StoredFile[] }[] => [
  ...sites.map(({ host, files }) => ({ folder: host, files })),
  { folder: hostingFolder, files: hosting },
];

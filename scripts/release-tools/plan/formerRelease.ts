import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentStore } from '../../build/output/contentStore.ts';
import { readFileList, readStoredList } from '../../build/output/fileLists.ts';
import { type FileList, hostingFolder, Manifest, manifestFile } from '../../build/output/manifest.ts';
import { parseProvenance, ReleaseProvenance, readProvenance, SiteProvenance } from '../../build/output/provenance.ts';
import { ProblemsError, toFileProblem, UsageError } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { readServedRelease } from '../ship/readServedRelease.ts';

/** A site of the release that a plan compares with. */
interface FormerSite {
  host: string;
  digest: string;
  /** Hash of the list of its sources, if anybody knows them. */
  sources?: string | undefined;
}

/** The release that a plan compares with, as far as it is known. */
export interface FormerRelease {
  sites: readonly FormerSite[];
  /** Digest of the list of the files that belong to no site; undefined if only sites are known. */
  hosting?: string;
  /** Whether it has all sites; one that a host serves has only that of the host. */
  isWhole: boolean;
  readList: (owner: string, digest: string) => FileList | undefined;
}

const noRelease: FormerRelease = { sites: [], isWhole: true, readList: () => undefined };

/** Reads the release in a folder; one without sites if there is none. */
export function readFormerFolder(dist: string, siteSources: Readonly<Record<string, string>> = {}): FormerRelease {
  const text = readText(path.join(dist, manifestFile));
  const manifest = Manifest.safeParse(tryParseJson(text ?? '')).data;
  if (text === undefined || !manifest) return noRelease;
  const told = new Map(readProvenance(dist)?.sites.map(({ host, sources }) => [host, sources]));
  return {
    sites: manifest.sites.map(({ host, digest }) => ({ host, digest, sources: siteSources[host] ?? told.get(host) })),
    hosting: manifest.hosting,
    isWhole: true,
    readList: (owner, digest) => readFileList(dist, { owner, digest }),
  };
}

/** Places of the releases that `--against` may name. */
interface Whereabouts {
  /** The project that has the targets. */
  root: string;
  /** The folder that a relative path begins at. */
  cwd: string;
  /** The environment in which `ssh` is started. */
  env: Readonly<NodeJS.ProcessEnv>;
}

/** Beginning of the name of a target. */
const targetPrefix = 'target:';

/**
 * Reads the release that `--against` names: a folder, a saved manifest.json or release.json, `target:` and the name of a
 * target, or the address of a host, which tells by its /release.json which site it serves. Files of all but a folder are
 * compared as far as the cache has their lists.
 */
export async function readFormerRelease(
  against: string,
  { root, cwd, env }: Whereabouts,
  store: Pick<ContentStore, 'pathOf'>,
): Promise<FormerRelease> {
  const isAddress = /^https?:\/\//.test(against);
  const file = path.resolve(cwd, against);
  if (!isAddress && statSync(file, { throwIfNoEntry: false })?.isDirectory()) return readFormerFolder(file);
  const isTarget = against.startsWith(targetPrefix);
  const live = isTarget ? await readServedRelease(root, against.slice(targetPrefix.length), { env, store }) : undefined;
  if (isTarget && !live) return noRelease;
  const told = new Map(parseProvenance(live?.provenance ?? '')?.sites.map(({ host, sources }) => [host, sources]));
  const text = live?.manifest ?? (isAddress ? await fetchText(against) : readText(file));
  const readList: FormerRelease['readList'] = (_, digest) => {
    try {
      return readStoredList(store, digest);
    } catch {
      return undefined;
    }
  };
  const json = tryParseJson(text ?? '');
  const manifest = Manifest.safeParse(json).data;
  const sites = manifest?.sites.map(({ host, digest }) => ({ host, digest, sources: told.get(host) }));
  if (manifest && sites) return { sites, hosting: manifest.hosting, isWhole: true, readList };
  const release = ReleaseProvenance.safeParse(json).data;
  if (release) return { sites: release.sites, isWhole: true, readList };
  const site = SiteProvenance.safeParse(json).data;
  if (site) return { sites: [site], isWhole: false, readList };
  const message = 'there is no release that can be read';
  throw new ProblemsError([
    toFileProblem(against, message, 'name a folder, a manifest.json, a release.json, target:<name> or a host'),
  ]);
}

const FETCH_MS = 10_000;

async function fetchText(address: string): Promise<string> {
  const url = new URL(address);
  if (!url.pathname.endsWith('.json')) url.pathname = '/release.json';
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) }).catch((error: Error) => error);
  if (response instanceof Error) throw new UsageError(`${url.href} cannot be read: ${response.message}`);
  if (!response.ok) throw new UsageError(`${url.href} cannot be read: status ${response.status}`);
  return response.text();
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Tells whether an owner of files is a site. */
export const isSite = (owner: string): boolean => owner !== hostingFolder;

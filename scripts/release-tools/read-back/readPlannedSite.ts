import { releaseFile } from '../../build/hosting/releaseFile.ts';
import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import { ServingRules } from '../../build/hosting/servingRules.ts';
import type { StoredFile } from '../../build/output/contentStore.ts';
import {
  FileList,
  hostingFolder,
  type ListOfRelease,
  listFileOf,
  listsFolder,
  type ManifestSite,
} from '../../build/output/manifest.ts';
import { readProvenance, renderSiteProvenance, type SiteProvenance } from '../../build/output/provenance.ts';
import { readListedFile } from '../../build/verify/readRelease.ts';
import { sha256 } from '../../lib/hash.ts';
import type { PlannedSite } from './expectAnswers.ts';

/** Reads a list of the release in a folder. Throws a ProblemsError if it is not the one that the manifest names. */
export const readReleasedList = (dist: string, { owner, digest }: ListOfRelease): FileList =>
  FileList.parse(JSON.parse(readListedFile(dist, `${listsFolder}/${listFileOf(owner)}`, digest)));

/** Reads how a host answers from one of these files of the hosting folder. Throws a ProblemsError likewise. */
export function readRules(dist: string, host: string, hosting: readonly StoredFile[]): unknown {
  const name = `${rulesFolder}/${host}.json`;
  const hash = hosting.find((file) => file.path === name)?.sha256;
  return JSON.parse(readListedFile(dist, `${hostingFolder}/${name}`, hash));
}

/**
 * Reads what a site is to be from the release in a folder: its list, its rules, and what it says about the release. Throws
 * a ProblemsError if one of them is not the one that the manifest names.
 */
export function readPlannedSite(dist: string, { host, digest }: Pick<ManifestSite, 'host' | 'digest'>): PlannedSite {
  const { files, hosting } = readReleasedList(dist, { owner: host, digest });
  const told = readProvenance(dist)?.sites.find((site) => site.host === host && site.digest === digest);
  return {
    files: [...files, ...(told ? [toReleaseFile(told)] : [])],
    rules: ServingRules.parse(readRules(dist, host, hosting)),
  };
}

/** Returns the file that tells which release a host serves, which no list has. */
function toReleaseFile(site: SiteProvenance): StoredFile {
  const text = renderSiteProvenance(site);
  return { path: releaseFile, sha256: sha256(text), size: Buffer.byteLength(text) };
}

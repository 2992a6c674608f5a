import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFile } from '../../build/hosting/releaseFile.ts';
import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import { ServingRules } from '../../build/hosting/servingRules.ts';
import type { StoredFile } from '../../build/output/contentStore.ts';
import { readFileList } from '../../build/output/fileLists.ts';
import { hostingFolder, listFileOf, listsFolder, type ManifestSite } from '../../build/output/manifest.ts';
import { readProvenance, renderSiteProvenance, type SiteProvenance } from '../../build/output/provenance.ts';
import { sha256 } from '../../lib/hash.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import type { PlannedSite } from './expectAnswers.ts';

const hint = 'npm run verify names all damage, and with --repair ends it';

/**
 * Reads what a site is to be from the release in a folder: its list, its rules, and what it says about the release. Throws a ProblemsError if one of them is
 * not the one that the manifest names.
 */
export function readPlannedSite(dist: string, { host, digest }: Pick<ManifestSite, 'host' | 'digest'>): PlannedSite {
  const refuse = (file: string) =>
    new ProblemsError([toFileProblem(`${path.basename(dist)}/${file}`, 'is not what the manifest says', hint)]);
  const list = readFileList(dist, { owner: host, digest });
  if (!list) throw refuse(`${listsFolder}/${listFileOf(host)}`);
  const name = `${rulesFolder}/${host}.json`;
  const text = readText(path.join(dist, hostingFolder, name));
  const expected = list.hosting.find((file) => file.path === name)?.sha256;
  if (text === undefined || sha256(text) !== expected) throw refuse(`${hostingFolder}/${name}`);
  const told = readProvenance(dist)?.sites.find((site) => site.host === host && site.digest === digest);
  return {
    files: [...list.files, ...(told ? [toReleaseFile(told)] : [])],
    rules: ServingRules.parse(JSON.parse(text)),
  };
}

/** Returns the file that tells which release a host serves, which no list has. */
function toReleaseFile(site: SiteProvenance): StoredFile {
  const text = renderSiteProvenance(site);
  return { path: releaseFile, sha256: sha256(text), size: Buffer.byteLength(text) };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

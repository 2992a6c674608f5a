import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFile } from '../../build/hosting/releaseFile.ts';
import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import { readFileList } from '../../build/output/fileLists.ts';
import {
  hostingFolder,
  type ListOfRelease,
  listFileOf,
  listsFolder,
  listsOfRelease,
  manifestFile,
} from '../../build/output/manifest.ts';
import { readProvenance, renderProvenance } from '../../build/output/provenance.ts';
import { digestSources } from '../../build/release/lastBuild.ts';
import { parseNotices, thirdPartyNoticesPath } from '../../build/stages/thirdPartyNotices.ts';
import { readListedFile, requireManifest } from '../../build/verify/readRelease.ts';
import { sha256 } from '../../lib/hash.ts';
import { createTreeHasher } from '../../lib/hashTree.ts';
import { memoize } from '../../lib/memoize.ts';
import { renderEnvelope } from './envelope.ts';
import { listDependencies, readPackageHashes } from './readEvidenceSources.ts';
import { renderSbom } from './sbom.ts';
import { evidenceFiles, renderStatement } from './statement.ts';

interface EvidenceOptions {
  /** Address that names who ran the build. */
  builder: string;
  time?: string | undefined;
  /** Private key that signs the statement. */
  key?: KeyObject | undefined;
}

/** Returns the path of a list in a release. */
export const toListPath = ({ owner }: Pick<ListOfRelease, 'owner'>): string => `${listsFolder}/${listFileOf(owner)}`;

/** Files of a release's evidence by their paths. */
export type Evidence = Readonly<Record<string, string>>;

/**
 * Collects the evidence of the release in a folder, built from the project at `root`: copies of the manifest, of the lists
 * and the rules that it covers, the bill of materials, and the statement about all of them. Throws a ProblemsError if one
 * of the files that it reads is not as the manifest says.
 */
export function collectEvidence(root: string, dist: string, { builder, time, key }: EvidenceOptions): Evidence {
  const manifest = requireManifest(dist);
  const read = (file: string, hash: string | undefined) => readListedFile(dist, file, hash);
  const manifestText = readFileSync(path.join(dist, manifestFile), 'utf8');
  const files: Record<string, string> = { [manifestFile]: manifestText };
  const lists = listsOfRelease(manifest).map((one) => {
    files[toListPath(one)] = read(toListPath(one), one.digest);
    return { ...one, list: readFileList(dist, one)! };
  });
  for (const { path: name, sha256: hash } of lists.flatMap(({ list }) => list.hosting))
    if (path.dirname(name) === rulesFolder) files[`${hostingFolder}/${name}`] = read(`${hostingFolder}/${name}`, hash);
  const partsOf = memoize((notices: string) => parseNotices(notices));
  const sites = lists
    .filter(({ owner }) => owner !== hostingFolder)
    .map(({ owner: host, digest, list }) => {
      const notices = list.files.find((file) => file.path === thirdPartyNoticesPath);
      return { host, digest, parts: partsOf(read(`${host}/${thirdPartyNoticesPath}`, notices?.sha256)) };
    });
  const manifestHash = sha256(manifestText);
  const sbom = renderSbom({ manifest: manifestHash, time, sites, hashOf: readPackageHashes(root) });
  const provenance = readProvenance(dist);
  const told = provenance && renderProvenance(provenance);
  const statement = renderStatement({
    subjects: [
      { path: manifestFile, sha256: manifestHash },
      ...lists.map((one) => ({ path: toListPath(one), sha256: one.digest })),
    ],
    parameters: {
      environment: manifest.sites[0]?.environment ?? '',
      compressed: lists.some(({ list }) => list.files.some((file) => file.path.endsWith('.br'))),
    },
    dependencies: listDependencies(digestSources(createTreeHasher(root)), provenance),
    byproducts: [
      { name: evidenceFiles.sbom, digest: { sha256: sha256(sbom) }, mediaType: 'application/vnd.cyclonedx+json' },
      ...(told === undefined ? [] : [{ name: releaseFile, digest: { sha256: sha256(told) } }]),
    ],
    ...{ builder, time },
  });
  return {
    ...files,
    ...(told !== undefined && { [releaseFile]: told }),
    [evidenceFiles.sbom]: sbom,
    ...(key
      ? { [evidenceFiles.envelope]: renderEnvelope(Buffer.from(statement), key) }
      : { [evidenceFiles.statement]: statement }),
  };
}

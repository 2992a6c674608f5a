import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Sources } from '../../build/output/manifest.ts';
import type { ReleaseProvenance } from '../../build/output/provenance.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import type { Resource } from './statement.ts';

const lockFile = 'package-lock.json';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ name: z.string().optional(), version: z.string().optional(), integrity: z.string().optional() }),
  ),
});

/**
 * Reads the hashes of packages from the project's lock, as hexadecimal SHA-512. What it returns throws a ProblemsError for
 * a package that the lock does not have: the release is of other sources.
 */
export function readPackageHashes(root: string): (name: string, version: string) => string {
  const lock = Lock.parse(tryParseJson(readFileSync(path.join(root, lockFile), 'utf8')));
  const hashes = new Map(
    Object.entries(lock.packages).flatMap(
      ([place, { name = place.split('node_modules/').at(-1), version, integrity }]) => {
        const [, base64] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
        return base64 ? [[`${name} ${version}`, Buffer.from(base64, 'base64').toString('hex')] as const] : [];
      },
    ),
  );
  return (name, version) => {
    const hash = hashes.get(`${name} ${version}`);
    if (hash !== undefined) return hash;
    const hint = 'check out the sources that the release was built from';
    throw new ProblemsError([
      toFileProblem(lockFile, `${name} ${version} is in the release and not in the lock`, hint),
    ]);
  };
}

/**
 * Lists what a release was built from, and with: the commits and lists of sources that its provenance names, the sources
 * of the project, each by the hash of its sorted lines of path, byte 0 and SHA-256, and Node.
 */
export function listDependencies(own: Sources, provenance: ReleaseProvenance | undefined): Resource[] {
  const told = (provenance?.sites ?? []).flatMap(({ commit, changed, sources }): Resource[] => [
    ...(commit === null
      ? []
      : [{ name: 'commit', digest: { gitCommit: commit }, ...(changed && { annotations: { changed } }) }]),
    ...(sources === undefined ? [] : [{ name: 'sources', digest: { sha256: sources } }]),
  ]);
  return [
    ...new Map(told.map((one) => [JSON.stringify(one), one])).values(),
    ...Object.entries(own).map(([name, treeSha256]) => ({
      name,
      digest: { treeSha256 },
    })),
    { name: 'node', uri: `pkg:generic/node@${process.versions.node}` },
  ];
}

import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import { parseFileList } from '../../build/output/fileLists.ts';
import { hostingFolder, listsOfRelease, Manifest, manifestFile } from '../../build/output/manifest.ts';
import type { Finding } from '../../build/verify/Finding.ts';
import { sha256 } from '../../lib/hash.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { toListPath } from './collectEvidence.ts';
import { openEnvelope } from './envelope.ts';
import { evidenceFiles, Statement } from './statement.ts';

/**
 * Finds what is wrong with a release's evidence: the signature, where a key is given; a statement that does not cover the
 * manifest and every list in it; a copy, or a file of the release in `dist`, that is not what the statement says.
 */
export function checkEvidence(folder: string, dist: string, key: KeyObject | undefined): Finding[] {
  const host = path.basename(folder);
  const readCopy = (name: string) => tryRead(path.join(folder, name));
  const opened = openStatement(readCopy, key);
  if ('message' in opened) return [{ host, ...opened }];
  const { subject, predicate } = opened;
  const differs = (base: string, name: string, expected: string | undefined): Finding[] => {
    const text = tryRead(path.join(base, name));
    const message = text === undefined ? 'is missing' : 'is not what the statement says';
    return text !== undefined && sha256(text) === expected ? [] : [{ host: path.basename(base), path: name, message }];
  };
  const manifest = Manifest.safeParse(tryParseJson(readCopy(manifestFile) ?? '')).data;
  const lists = manifest ? listsOfRelease(manifest) : [];
  const stated = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
  const other = differs(dist, manifestFile, stated.get(manifestFile));
  const uncovered = lists.filter((one) => stated.get(toListPath(one)) !== one.digest);
  const rules = lists.flatMap((one) =>
    (parseFileList(readCopy(toListPath(one)) ?? '')?.hosting ?? []).filter(
      (file) => path.dirname(file.path) === rulesFolder,
    ),
  );
  return [
    ...subject.flatMap(({ name, digest }) => differs(folder, name, digest.sha256)),
    // Of another release one line is enough.
    ...(other.length > 0 ? other : subject.flatMap(({ name, digest }) => differs(dist, name, digest.sha256))),
    ...uncovered.map((one) => ({
      host,
      path: toListPath(one),
      message: 'is in the manifest and not in the statement',
    })),
    ...predicate.runDetails.byproducts.flatMap(({ name, digest }) => differs(folder, name, digest.sha256)),
    ...rules.flatMap((file) => differs(folder, `${hostingFolder}/${file.path}`, file.sha256)),
  ];
}

function openStatement(
  read: (name: string) => string | undefined,
  key: KeyObject | undefined,
): Statement | Omit<Finding, 'host'> {
  const [envelope, plain] = [read(evidenceFiles.envelope), read(evidenceFiles.statement)];
  if (envelope === undefined && key) return { path: evidenceFiles.envelope, message: 'is missing: nothing is signed' };
  const name = envelope === undefined ? evidenceFiles.statement : evidenceFiles.envelope;
  const text = envelope === undefined ? plain : openEnvelope(envelope, key)?.toString('utf8');
  if (text === undefined)
    return { path: name, message: envelope === undefined ? 'is missing' : 'has no signature by this key' };
  return Statement.safeParse(tryParseJson(text)).data ?? { path: name, message: 'is no statement about a release' };
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

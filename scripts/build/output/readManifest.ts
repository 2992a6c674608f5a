import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { MANIFEST_VERSION, Manifest, manifestFile } from './manifest.ts';

/** Reads the manifest of the release in a folder; undefined if none can be read. */
export const readManifest = (dist: string): Manifest | undefined => Manifest.safeParse(readJson(dist)).data;

/** Throws a ProblemsError for a release that another version of the tools has written. */
export function assertReadableVersion(dist: string, hint: string): void {
  const { version } = Object(readJson(dist)) as { version?: unknown };
  if (typeof version !== 'number' || version === MANIFEST_VERSION) return;
  const message = `the manifest has the form of version ${version}, and this project reads version ${MANIFEST_VERSION}`;
  throw new ProblemsError([toFileProblem(`${path.basename(dist)}/${manifestFile}`, message, hint)]);
}

function readJson(dist: string): unknown {
  try {
    return tryParseJson(readFileSync(path.join(dist, manifestFile), 'utf8'));
  } catch {
    return undefined;
  }
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toolsRoot } from '../../lib/cache.ts';
import { listToolHashes } from '../../lib/cacheToolKeys.ts';
import { sha256 } from '../../lib/hash.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import type { ContentStore } from '../output/contentStore.ts';
import { buildInputs } from './lastBuild.ts';

/**
 * Hashes of all that a build reads, by path: the project's files, those of the tools, and under `optionsEntry` the
 * options.
 */
export type SourceHashes = ReadonlyMap<string, string>;

/** Name of the entry that is no file: the JSON of what decides about the output beside the files. */
const optionsEntry = '(options)';

/** Settings that decide about the output of a build beside its files. */
export interface SourceOptions {
  environment: string;
  compressed: boolean;
  /** The days on which sites have changed without an edit (`listPastChanges`). */
  pastChanges: readonly string[];
}

type Store = Pick<ContentStore, 'pathOf'>;

const CONCURRENT_WRITES = 16;

/** Lists the sources of a build as they are now. */
function hashSources(hashTree: HashTree): SourceHashes {
  const files = new Map([...listToolHashes(toolsRoot, 'site'), ...hashTree.list(buildInputs)]);
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Renders a line `path hash` for each source. */
const renderSources = (sources: SourceHashes): string =>
  Array.from(sources, ([file, hash]) => `${file} ${hash}\n`).join('');

/** Parses these lines; returns undefined if one is something else. */
function parseSources(text: string): SourceHashes | undefined {
  const lines = text.split('\n').slice(0, -1);
  const entries = lines.map((line) => [line.slice(0, -65), line.slice(-64)] as const);
  return entries.every(([file, hash]) => file !== '' && /^[0-9a-f]{64}$/.test(hash)) ? new Map(entries) : undefined;
}

/**
 * Stores which sources a build has, and the contents of those that are texts, as far as they are not there. Returns the
 * hash under which `readSources` finds the list. They go to no cache on a server.
 */
export async function storeSources(
  root: string,
  hashTree: HashTree,
  options: SourceOptions,
  store: Store,
): Promise<string> {
  const { environment, compressed, pastChanges } = options;
  const json = JSON.stringify({ node: process.version, environment, compressed, pastChanges });
  const files = hashSources(hashTree);
  const list = renderSources(new Map([[optionsEntry, sha256(json)], ...files]));
  const digest = sha256(list);
  // The list is written last, so one that is there is complete.
  if (existsSync(store.pathOf(digest))) return digest;
  const missing = [...files].filter(([, hash]) => !existsSync(store.pathOf(hash)));
  await mapLimit(missing, CONCURRENT_WRITES, async ([file, hash]) => {
    const bytes = readSource(root, file);
    // A file may have changed since it was hashed.
    if (bytes && !bytes.includes(0) && sha256(bytes) === hash) await writeAtomically(store.pathOf(hash), bytes);
  });
  await writeAtomically(store.pathOf(sha256(json)), Buffer.from(json));
  await writeAtomically(store.pathOf(digest), Buffer.from(list));
  return digest;
}

/** Reads a file of the project, or one of the tools if the project has none of this name. */
function readSource(root: string, file: string): Buffer | undefined {
  for (const folder of [root, toolsRoot]) {
    try {
      return readFileSync(path.join(folder, file));
    } catch {}
  }
  return undefined;
}

/** Reads a list that `storeSources` has stored; undefined if the store has it no more. */
export function readSources(store: Store, digest: string): SourceHashes | undefined {
  const text = readSourceText(store, digest);
  return text === undefined ? undefined : parseSources(text);
}

/** Lists the hashes of all contents that belong to these lists, themselves included: what a release keeps of its sources. */
export const listSourceContents = (store: Store, digests: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(digests).flatMap((digest) => [digest, ...(readSources(store, digest)?.values() ?? [])]));

/** Reads the text of a source by its hash; undefined if the store has it no more, or if it is no text. */
export function readSourceText(store: Store, hash: string): string | undefined {
  try {
    const bytes = readFileSync(store.pathOf(hash));
    return sha256(bytes) === hash ? bytes.toString('utf8') : undefined;
  } catch {
    return undefined;
  }
}

/** A source that two builds do not have in common; a hash is undefined where it is not there. */
export interface SourceDifference {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** Lists the sources that differ, sorted by path. */
export function compareSources(before: SourceHashes, after: SourceHashes): SourceDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort()
    .map((file) => ({ file, before: before.get(file), after: after.get(file) }));
}

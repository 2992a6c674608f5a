import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../../lib/listFiles.ts';
import type { SourceFacts } from '../output/provenance.ts';
import { buildInputs } from './lastBuild.ts';

const run = promisify(execFile);

/** The inputs of a build and its tools. */
const sources = [...buildInputs, 'scripts'];

/**
 * Reads from git which commit has changed the sources of a build last, whether they have been changed since, and when.
 * Without git only the times of the files tell when.
 */
export async function readSourceFacts(root: string): Promise<SourceFacts> {
  const git = (...args: string[]) =>
    run('git', ['-C', root, ...args, '--', ...sources], { maxBuffer: 2 ** 28 }).then(({ stdout }) => stdout);
  try {
    const [head, changes] = await Promise.all([
      git('log', '-1', '--format=%H %cI'),
      git('status', '--porcelain', '-z', '--no-renames'),
    ]);
    const [commit, time] = head.trim().split(' ');
    if (!commit || !time) throw new Error('no commit has these sources');
    const changed = changes
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => line.slice(3));
    if (changed.length === 0) return { commit, time: toUtc(Date.parse(time)) };
    return { commit, changed: true, time: toUtc(Math.max(Date.parse(time), ...readTimes(root, changed))) };
  } catch {
    const times = readTimes(root, sources);
    return { commit: null, time: times.length > 0 ? toUtc(Math.max(...times)) : null };
  }
}

/** Renders a time in milliseconds, to the second. */
const toUtc = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/** Lists when files, and those below folders, were changed last; removed ones are left out. */
const readTimes = (root: string, entries: readonly string[]): number[] =>
  entries.flatMap((entry) => {
    const place = path.join(root, entry);
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return stats ? [stats.mtimeMs] : [];
    return listFiles(place).flatMap(
      (file) => statSync(path.join(place, file), { throwIfNoEntry: false })?.mtimeMs ?? [],
    );
  });

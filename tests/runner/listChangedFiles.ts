import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '../../scripts/lib/problem.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Lists every file that was changed, added or removed since a commit. Throws UsageError if git knows no such commit. */
export function listChangedFiles(commit: string, cwd = root): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe', maxBuffer: 2 ** 28 }).toString();
  try {
    const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', '--end-of-options', commit, '--');
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set((changed + added).split('\0').filter(Boolean))].sort();
  } catch (error) {
    throw new UsageError(`--changed ${commit}: ${(error as Error).message.trim()}`);
  }
}

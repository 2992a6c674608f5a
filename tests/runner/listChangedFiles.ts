import { execFileSync } from 'node:child_process';
import { UsageError } from '../../scripts/lib/problem.ts';

type Git = (args: readonly string[]) => string;

/** Every file that was changed, added or removed since a commit. Throws UsageError if there is no such commit. */
export function listChangedFiles(git: Git, commit: string): string[] {
  try {
    git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`]);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(`--changed ${commit}: ${missing ? 'git is not installed' : 'there is no such commit'}`);
  }
  const lists = [
    git(['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--']),
    git(['ls-files', '--others', '--exclude-standard', '-z']),
  ];
  return [...new Set(lists.flatMap((list) => list.split('\0').filter(Boolean)))].sort();
}

/** Runs Git in a folder; throws its error output if it fails. */
export const createGit =
  (cwd: string): Git =>
  (args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 });

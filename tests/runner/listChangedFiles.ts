import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '../../scripts/lib/problem.ts';

const cwd = path.resolve(import.meta.dirname, '../..');
const execGit = (...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 });

/** Every file that was changed, added or removed since a commit. Throws UsageError if there is no such commit. */
export function listChangedFiles(commit: string, git = execGit): string[] {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(`--changed ${commit}: ${isMissing ? 'git is not installed' : 'there is no such commit'}`);
  }
  const lists = [
    git('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(lists.flatMap((list) => list.split('\0').filter(Boolean)))].sort();
}

import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { defaultCacheFolder } from '../../scripts/lib/cache.ts';
import { SKIPPED } from '../runner/summarize.ts';
import { applyMutation } from './applyMutation.ts';
import type { TestLevel, Workspace } from './runMutations.ts';

const RunResult = z.object({
  ok: z.boolean(),
  failures: z.array(z.object({ kind: z.string(), file: z.string(), name: z.string(), message: z.string() })),
});

const optionsByLevel: Record<TestLevel, readonly string[]> = { changed: ['--changed'], test: [], all: ['--all'] };

/** Holds the list of faults against the sources, so it would find every fault; this stands in for it. */
const OWN_TEST = 'tests/mutations/mutations.test.ts';
const OWN_TEST_REPLACEMENT = "import { test } from 'vitest';\n\ntest('faults are planted one at a time', () => {});\n";

/** Who commits in the copy. */
const GIT_IDENTITY = ['-c', 'user.name=faults', '-c', 'user.email=faults@localhost', '-c', 'core.hooksPath=/dev/null'];

/**
 * A copy of the project as it stands, uncommitted changes included, with a history and a build cache of its own and the
 * same installed packages.
 */
export async function createWorkspace(root: string): Promise<Workspace & { remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matchpress-faults-'));
  await copyFiles(root, folder);
  await linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all');
  git(...GIT_IDENTITY, 'commit', '--quiet', '--message', 'as it stands');

  return {
    async applyMutation(mutation) {
      const file = path.join(folder, mutation.file);
      await writeFile(file, applyMutation(await readFile(file, 'utf8'), mutation));
    },
    async restore({ file }) {
      git('checkout', '--quiet', '--', file);
      // A faulty pipeline may have left wrong results under right keys.
      if (file.startsWith('scripts/')) await rm(defaultCacheFolder(folder), { recursive: true, force: true });
    },
    async findFailure(level) {
      const [first] = await listFailures(folder, ['--bail', '--json', ...optionsByLevel[level]]);
      return first ?? null;
    },
    listFailures: (level, part) => listFailures(folder, ['--json', '--part', part, ...optionsByLevel[level]]),
    listFailuresIn: (words, part) => listFailures(folder, ['--json', '--part', part, ...words]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function copyFiles(root: string, folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const files = listed.split('\0').filter((file) => file !== '');
  for (const file of files) {
    await cp(path.join(root, file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await writeFile(path.join(folder, OWN_TEST), OWN_TEST_REPLACEMENT);
}

/** A folder of its own with a link to each package, so that caches in it are not shared. */
async function linkPackages(source: string, target: string): Promise<void> {
  await mkdir(target);
  for (const name of await readdir(source)) {
    if (name !== '.bin' && name.startsWith('.')) continue;
    await symlink(path.join(source, name), path.join(target, name));
  }
}

/** The failing tests, or what the run says itself where it ends without a report. */
async function listFailures(folder: string, args: readonly string[]): Promise<string[]> {
  const { stdout, stderr } = await runTests(folder, args);
  const run = RunResult.safeParse(parseJson(stdout));
  if (!run.success) {
    const lines = stderr.trim().split('\n');
    return [`the test run itself: ${lines.findLast((line) => line.includes('Error')) ?? lines.at(-1)}`];
  }
  const failures = run.data.failures.filter(({ message }) => message !== SKIPPED).map(nameTest);
  return run.data.ok || failures.length > 0 ? failures : ['a run that fails without a test'];
}

/** A test in any browser, which stands in brackets at the end; groups are parted as Playwright does. */
const nameTest = ({ kind, file, name }: { kind: string; file: string; name: string }) =>
  [file || kind, name.replace(/ › \[[\w ]+\]$/, '').replaceAll(' > ', ' › ')].join(' › ');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const runTests = (folder: string, args: readonly string[]) =>
  new Promise<{ stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(process.execPath, ['tests/test.ts', ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', () => resolve({ stdout, stderr }));
  });

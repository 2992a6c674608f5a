import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listChangedFiles } from '../runner/listChangedFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The files that npm test -- --changed is about; none stands for all. */
function listLinted(): string[] {
  const { CHANGED_SINCE } = process.env;
  const files = CHANGED_SINCE ? listChangedFiles(CHANGED_SINCE) : [];
  // A changed rule may find something anywhere.
  if (files.some((file) => /biome\.json$|\.grit$/.test(file))) return [];
  return files.filter((file) => existsSync(path.join(root, file)));
}

const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];

test.concurrent.for<[name: string, command: string, ...args: string[]]>([
  ['lint and format', 'node_modules/.bin/biome', ...lint, ...listLinted()],
  // Several threads would check much of the same again: one does with two thirds of the work.
  ['types', 'node_modules/.bin/tsc', '--build', '--singleThreaded'],
  ['settings', process.execPath, 'scripts/check.ts'],
])('%s', { timeout: 600_000 }, async ([, command, ...args]) => {
  const problems = await new Promise<string>((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      resolve(error ? (stdout + stderr).trim() || error.message : ''),
    );
  });
  expect(problems).toBe('');
});

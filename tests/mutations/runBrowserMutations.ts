import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../../scripts/lib/problem.ts';
import type { BrowserMutation } from './browserMutations.ts';

/** Replaces the only occurrence of the text that a mutation changes. Throws where there is none, or more than one. */
export function plant(text: string, { file, from, to }: BrowserMutation): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${JSON.stringify(from)} occurs ${count} times in ${file}, not once`);
  return text.replace(from, () => to);
}

/** Runs tests in a browser; gives a line for each that fails, or none if the run itself fails. */
function listFailures(cwd: string, finders: readonly BrowserMutation['finder'][]): string[] | undefined {
  const specs = finders.map(([spec]) => spec);
  const titles = finders.map(([, title]) => title).join('|');
  const config = ['--config', 'tests/playwright.config.ts', '--project=journeys', '--reporter=line', '--workers=1'];
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...new Set(specs), '-g', titles];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const failed = [...new Set(stdout.match(/(?<=^ {4}\[journeys\] › ).+?(?=\s*─|\s*$)/gm))];
  return status === 0 || failed.length > 0 ? failed : undefined;
}

/**
 * Plants mutations one after another in a copy of what is staged, and runs the tests that have to find each. Gives whether
 * all were found. Throws where these tests fail without any.
 */
export function runBrowserMutations(all: Readonly<Record<string, BrowserMutation>>, names: readonly string[]): boolean {
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown) throw new UsageError(`there is no mutation ${unknown}; there are ${Object.keys(all).join(', ')}`);
  const picked = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
  const folder = mkdtempSync(path.join(tmpdir(), 'matchpress-mutations-'));
  try {
    execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`]);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const before = listFailures(
      folder,
      picked.map(([, { finder }]) => finder),
    );
    if (before?.length !== 0) throw new Error(`without a mutation this fails: ${before ?? 'the run itself'}`);
    const escaped = picked.filter(([name, mutation]) => {
      const file = path.join(folder, mutation.file);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, plant(text, mutation));
      const found = listFailures(folder, [mutation.finder]);
      writeFileSync(file, text);
      console.log(`${name}: ${found === undefined ? 'the run itself failed' : (found[0] ?? 'escaped')}`);
      return !found?.length;
    });
    return escaped.length === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { findBrowser } from '../tests/support/findBrowser.ts';
import { runEntry } from './lib/runEntry.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

interface Tally {
  passed: number;
  failed: number;
}

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

/** A tool that only says yes or no counts as one test. */
async function runCheck(name: string, command: string, args: string[]): Promise<Tally> {
  console.log(`\n— ${name}`);
  const passed = (await run(command, args)) === 0;
  return { passed: Number(passed), failed: Number(!passed) };
}

/** A runner that leaves a JSON report; a run that fails without a failed test counts as one failure. */
async function runReporting(
  name: string,
  command: string,
  args: string[],
  env: (report: string) => Record<string, string>,
  read: (report: unknown) => Tally,
): Promise<Tally> {
  console.log(`\n— ${name}`);
  const report = path.join(tmpdir(), `matchpress-${process.pid}-${name.replaceAll(' ', '-')}.json`);
  const code = await run(
    command,
    args.map((arg) => arg.replace('{report}', report)),
    env(report),
  );
  try {
    const tally = read(JSON.parse(readFileSync(report, 'utf8')));
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
}

const readVitest = (report: unknown): Tally => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

const readPlaywright = (report: unknown): Tally => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
};

await runEntry(async () => {
  new Command('npm test --')
    .description('Everything that must hold: form, types, catalogue, units, pipeline, and journeys in a browser.')
    .exitOverride()
    .parse();
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  const tallies = [
    await runCheck('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
    await runCheck('types', bin('tsc'), ['--noEmit']),
    await runCheck('the catalogue', process.execPath, ['scripts/check.ts']),
    await runReporting(
      'unit and pipeline',
      bin('vitest'),
      [
        'run',
        '--config',
        'tests/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json={report}',
      ],
      () => ({ CHROMIUM_PATH: browser }),
      readVitest,
    ),
    await runReporting(
      'journeys',
      bin('playwright'),
      ['test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
      (report) => ({ CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      readPlaywright,
    ),
  ];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

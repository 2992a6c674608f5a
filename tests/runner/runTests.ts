import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../scripts/screenshots/findChromium.ts';
import { startCpuMeter } from './cpuUse.ts';
import { engines, installPrograms, webServers } from './installPrograms.ts';
import { type Selection, visualSpecs } from './selectTests.ts';
import { type Summary, summarize } from './summarize.ts';
import { REPORT_VARIABLE, type TestResult, toRunnerFailure } from './TestResult.ts';

export interface RunOptions {
  /** The full matrix. */
  all: boolean;
  /** Stop at the first failing test. */
  bail: boolean;
  shard?: { index: number; count: number } | undefined;
  /** Sends the output of the runners to the error stream. */
  json: boolean;
}

/** The tests of a run, with those that run again and again in bad weather (tests/support/badWeather.ts). */
export interface RunPlan extends Selection {
  /** The files that are linted beside checking types and settings, all if it is empty; without it nothing is checked. */
  linted?: readonly string[];
  weatherSpecs: Selection['specs'];
}

const root = path.resolve(import.meta.dirname, '../..');
const binPath = (name: string) => path.join(root, 'node_modules/.bin', name);

const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];

const runChecks = (linted: readonly string[]): Promise<TestResult[]> =>
  Promise.all([
    runCheck('lint and format', binPath('biome'), ...lint, ...linted),
    runCheck('types', binPath('tsc'), '--build'),
    runCheck('settings', process.execPath, 'scripts/check.ts'),
  ]);

/** Runs a tool that passes or fails as a whole; its output is the message of the result. */
function runCheck(name: string, command: string, ...args: string[]): Promise<TestResult> {
  const start = Date.now();
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      const state = error ? 'failed' : 'passed';
      const seconds = (Date.now() - start) / 1000;
      resolve({ kind: name, file: '', name, state, message: (stdout + stderr).trim(), start, seconds });
    });
  });
}

const runnerArgs = {
  vitest: ['run', '--reporter=default', '--reporter=./tests/runner/vitestReporter.ts'],
  playwright: ['test', '--reporter=list,./tests/runner/playwrightReporter.ts'],
};

/** Runs a runner and reads its report; a run that fails without a failed test, or has none, counts as one failure. */
async function runRunner(
  runner: keyof typeof runnerArgs,
  args: readonly string[],
  { all, shard, json }: RunOptions,
  env: NodeJS.ProcessEnv = {},
): Promise<TestResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'matchpress-test-'));
  const report = path.join(folder, 'report.json');
  const options = [`--config=tests/${runner}.config.ts`, ...(shard ? [`--shard=${shard.index}/${shard.count}`] : [])];
  try {
    const child = spawn(binPath(runner), [...runnerArgs[runner], ...options, ...args], {
      cwd: root,
      stdio: ['inherit', json ? 2 : 'inherit', 'inherit'],
      env: { ...process.env, MATRIX: all ? 'full' : undefined, ...env, [REPORT_VARIABLE]: report },
    });
    const [code] = await once(child, 'close');
    const tests: TestResult[] = JSON.parse(readFileSync(report, 'utf8'));
    const isExplained = tests.some(({ state }) => state === 'failed') || (code === 0 && tests.length > 0);
    return isExplained ? tests : [...tests, toRunnerFailure(runner, `${tests.length} tests, ended with code ${code}`)];
  } catch (error) {
    return [toRunnerFailure(runner, `left no report: ${error}`)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type BrowserTests = Pick<Selection, 'specs' | 'screens'>;

/** Arguments and environment that make Playwright run these specs and check these screens, so often in bad weather. */
export function planPlaywright({ specs, screens }: BrowserTests, weatherRuns = 0) {
  const args = weatherRuns > 0 ? ['--project=journeys', '--project=gallery'] : [];
  if (specs !== 'all') {
    const files = screens.length === 0 ? specs : [...specs, ...visualSpecs];
    args.push(...files.map((file) => `/${file.replaceAll('.', '\\.')}$`));
    // Each worker builds sites of its own.
    if (weatherRuns === 0) args.push('--workers=1');
  }
  const named = screens === 'all' || screens.length === 0 ? {} : { SCREENS: screens.join(',') };
  return { args, env: { ...named, ...(weatherRuns > 0 && { BAD_WEATHER: String(weatherRuns) }) } };
}

/** Runs a plan, prints its progress, and gives the summary. */
export async function runTests(
  { unitFiles, specs, screens, weatherSpecs, linted, leftOut }: RunPlan,
  options: RunOptions,
  print: (line: string) => void,
): Promise<Summary> {
  const stopCpuMeter = startCpuMeter();
  const { all, bail } = options;
  const tests: TestResult[] = [];
  const hasStopped = () => bail && tests.some(({ state }) => state === 'failed');

  const usesServers = unitFiles === 'all' || unitFiles.some((file) => file.startsWith('tests/hosting/'));
  const usesEngines = specs === 'all' || specs.some((file) => file.startsWith('tests/engines/'));
  const missing = installPrograms([...(usesServers ? webServers : []), ...(usesEngines ? engines : [])]);
  const browsers: Record<string, string> = {};
  for (const { title, packages, find } of usesEngines ? engines : []) {
    if (!find()) continue;
    // Not every driver tells its version.
    const shown = spawnSync('dpkg-query', ['--show', packages[0]!], { encoding: 'utf8' }).stdout;
    browsers[title.toLowerCase()] = (shown ?? '').trim().replace('\t', ' ');
  }
  if (specs.length + screens.length > 0) {
    try {
      const { file, version, build } = await findChromium();
      print(`\nBrowser: ${file}`);
      for (const kind of ['journeys', 'visual', 'gallery']) browsers[kind] = `Chromium ${version}, ${build}`;
      // Unit tests that need a browser read it too.
      process.env.CHROMIUM_PATH = file;
    } catch (error) {
      tests.push(toRunnerFailure('playwright', String(error)));
    }
  }

  const checking = linted ? runChecks(linted) : [];
  // Without --bail, checks and unit tests run at the same time.
  if (bail) tests.push(...(await checking));
  if (unitFiles.length > 0 && !hasStopped()) {
    // Absolute paths, because Vitest runs every file whose path contains an argument.
    const files = unitFiles === 'all' ? [] : unitFiles.map((file) => path.join(root, file));
    tests.push(...(await runRunner('vitest', [...files, ...(bail ? ['--bail=1'] : [])], options)));
  }
  if (!bail) tests.push(...(await checking));

  const runPlaywright = async (chosen: BrowserTests, weatherRuns?: number) => {
    if (chosen.specs.length + chosen.screens.length === 0 || !browsers.journeys || hasStopped()) return;
    const { args, env } = planPlaywright(chosen, weatherRuns);
    const results = await runRunner('playwright', [...args, ...(bail ? ['-x'] : [])], options, env);
    tests.push(...results.map((test) => (weatherRuns ? { ...test, kind: `${test.kind} in bad weather` } : test)));
  };
  await runPlaywright({ specs, screens });
  await runPlaywright({ specs: weatherSpecs, screens: [] }, all ? 3 : 5);

  const thinned = { what: 'further sites, views and journeys in Firefox', why: 'npm run test:all has them' };
  return summarize(tests, {
    samples: stopCpuMeter(),
    leftOut: [...leftOut, ...missing, ...(browsers.journeys && !all ? [thinned] : [])],
    isStopped: hasStopped(),
    racedFails: all,
    browsers,
  });
}

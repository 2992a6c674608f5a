import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parsePlaywrightReport } from './parsePlaywrightReport.ts';
import type { Check, Selection } from './TestProject.ts';
import type { TestReport, TestResult } from './TestReport.ts';
import { REPORT_VARIABLE } from './vitestReporter.ts';

const root = path.resolve(import.meta.dirname, '../..');
const binPath = (name: string) => path.join(root, 'node_modules/.bin', name);
const playwrightRoot = 'tests/';

/** The options of a run that all runners share. */
export interface RunSettings {
  /** The full matrix. */
  all: boolean;
  /** Stop at the first failing test. */
  bail: boolean;
  shard?: { index: number; count: number };
  /** Runs each browser test so often in bad weather (tests/support/badWeather.ts). */
  badWeatherRuns?: number;
  /** Sends the output of the runners to the error stream. */
  quietOutput: boolean;
}

type Environment = Record<string, string | undefined>;

/** For tests/support/isFullMatrix.ts. */
const matrixEnvironment = (all: boolean): Environment => ({ MATRIX: all ? 'full' : undefined });

const checkCommands: Record<Check, [command: string, ...args: string[]]> = {
  'lint and format': [binPath('biome'), 'check', '--error-on-warnings', '.'],
  types: [binPath('tsc'), '--build'],
  settings: [process.execPath, 'scripts/check.ts'],
};

/** Runs a tool that passes or fails as a whole; its output is the message of the result. */
export function runCheck(check: Check): Promise<TestResult> {
  const [command, ...args] = checkCommands[check];
  const start = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (Date.now() - start) / 1000;
      const state = code === 0 ? 'passed' : 'failed';
      const message = Buffer.concat(output).toString('utf8').trim();
      resolve({ kind: check, file: '', name: check, state, message, start, seconds });
    });
  });
}

/** Runs these files of unit tests, or all of them. */
export function runVitest(files: Selection['unitFiles'], { all, bail, shard, quietOutput }: RunSettings) {
  const args = ['run', '--config', 'tests/vitest.config.ts'];
  args.push('--reporter=default', '--reporter=./tests/runner/vitestReporter.ts');
  if (bail) args.push('--bail=1');
  if (shard) args.push(`--shard=${shard.index}/${shard.count}`);
  // Absolute paths, because Vitest runs every file whose path contains an argument.
  if (files !== 'all') args.push(...files.map((file) => path.join(root, file)));
  return runWithReport('Vitest', args, quietOutput, REPORT_VARIABLE, matrixEnvironment(all), (text) =>
    JSON.parse(text),
  );
}

interface BrowserTests extends Pick<Selection, 'specs' | 'screens'> {
  visualSpecs: readonly string[];
}

/** Arguments and environment that make Playwright run these specs and check these screens. */
export function planPlaywright({ specs, screens, visualSpecs }: BrowserTests, settings: RunSettings) {
  const { all, bail, shard, badWeatherRuns } = settings;
  const args = ['test', '--config', `${playwrightRoot}playwright.config.ts`, '--reporter=list,json'];
  if (bail) args.push('-x');
  if (shard) args.push(`--shard=${shard.index}/${shard.count}`);
  if (badWeatherRuns) args.push('--project=journeys', '--project=gallery');
  if (specs !== 'all') {
    const files = screens.length === 0 ? specs : [...specs, ...visualSpecs];
    args.push(...files.map((file) => `/${file.replaceAll('.', '\\.')}$`));
    // For few tests, a further worker takes longer to start than it saves.
    if (!badWeatherRuns) args.push(`--workers=${availableParallelism()}`);
  }
  const env: Environment = {
    ...(badWeatherRuns ? { BAD_WEATHER: String(badWeatherRuns) } : matrixEnvironment(all)),
    SCREENS: screens === 'all' || screens.length === 0 ? undefined : screens.join(','),
  };
  return { args, env };
}

/** Runs the browser tests. */
export function runPlaywright(tests: BrowserTests, settings: RunSettings, browser: string) {
  const { args, env } = planPlaywright(tests, settings);
  const variables = { ...env, CHROMIUM_PATH: browser };
  const weather = settings.badWeatherRuns ? ' in bad weather' : '';
  const read = (text: string) => {
    const { tests, errors } = parsePlaywrightReport(JSON.parse(text), playwrightRoot);
    return { tests: tests.map((test) => ({ ...test, kind: test.kind + weather })), errors };
  };
  return runWithReport('Playwright', args, settings.quietOutput, 'PLAYWRIGHT_JSON_OUTPUT_NAME', variables, read);
}

/** Runs a runner and reads its report; a run that fails without a failed test counts as one failure. */
async function runWithReport(
  runner: 'Vitest' | 'Playwright',
  args: readonly string[],
  quietOutput: boolean,
  reportVariable: string,
  env: Environment,
  read: (text: string) => TestReport,
): Promise<TestReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'matchpress-test-'));
  const file = path.join(folder, 'report.json');
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(binPath(runner.toLowerCase()), args, {
        cwd: root,
        stdio: ['inherit', quietOutput ? 2 : 'inherit', 'inherit'],
        env: { ...process.env, ...env, [reportVariable]: file },
      });
      child.on('error', reject);
      child.on('close', resolve);
    });
    const report = readReport(file, read);
    const hasFailed = report.tests.some(({ state }) => state === 'failed');
    if (hasFailed || (code === 0 && report.errors.length === 0)) return report;
    const message = report.errors.join('\n') || `ended with code ${code}`;
    return { ...report, tests: [...report.tests, runnerFailure(runner, message)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string, read: (text: string) => TestReport): TestReport {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    return { tests: [], errors: [`left no report: ${error}`] };
  }
}

/** Something that went wrong with a runner and not in a test. */
export const runnerFailure = (runner: 'Vitest' | 'Playwright', message: string): TestResult => ({
  kind: runner,
  file: '',
  name: 'the run itself',
  state: 'failed',
  message,
  start: 0,
  seconds: 0,
});

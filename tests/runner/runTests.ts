import { cpus } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../../scripts/local/screenshots/ensureChromium.ts';
import { findUnproven } from './findUnproven.ts';
import { installPrograms, programs } from './installPrograms.ts';
import { runPlaywright, runVitest, type TestResult, toFailure } from './runners.ts';
import { type Selection, visualSpecs } from './selectTests.ts';
import { type Summary, summarize } from './summarize.ts';

export interface RunOptions {
  /** The full matrix. */
  all: boolean;
  /** Stop at the first failing test. */
  bail: boolean;
  shard?: { index: number; count: number } | undefined;
}

/** Plans how Playwright runs these specs and checks these screens, so often in bad weather. */
export function planPlaywright({ specs, screens }: Pick<Selection, 'specs' | 'screens'>, weatherRuns = 0) {
  const args = weatherRuns > 0 ? ['--project=journeys', '--project=gallery'] : [];
  if (specs !== 'all') {
    const files = new Set([...specs, ...(screens.length > 0 ? visualSpecs : [])]);
    args.push(...Array.from(files, (file) => `/${file.replaceAll('.', '\\.')}$`));
    // Each worker builds sites of its own.
    if (weatherRuns === 0) args.push('--workers=1');
  }
  const named = screens.length > 0 && { SCREENS: screens.join(',') };
  return { args, env: { ...named, ...(weatherRuns > 0 && { BAD_WEATHER: String(weatherRuns) }) } };
}

/** Reads the seconds that the processors have worked since the machine started, for everything that it does. */
const readCpuSeconds = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000;

/** Runs tests, and shares what the processors worked meanwhile among them by how long each took. */
async function shareCpu(run: () => Promise<TestResult[]>): Promise<TestResult[]> {
  const before = readCpuSeconds();
  const tests = await run();
  const perSecond = (readCpuSeconds() - before) / (tests.reduce((sum, { seconds }) => sum + seconds, 0) || 1);
  return tests.map((test) => ({ ...test, cpuSeconds: test.seconds * perSecond }));
}

/** Runs the chosen tests, those of changed specs in bad weather too (tests/support/badWeather.ts), and sums up. */
export async function runTests(
  { unitFiles, specs, screens, changedSpecs, leftOut }: Selection,
  { all, bail, shard }: RunOptions,
  output: NodeJS.WriteStream,
): Promise<Summary> {
  const tests: TestResult[] = [];
  const isUsed = ({ folder }: { folder: string }) =>
    [unitFiles, specs].flat().some((file) => file === 'all' || file.startsWith(folder));
  const notRun = [...leftOut, ...installPrograms(programs.filter(isUsed))];
  process.env.MATRIX = all ? 'full' : '';
  const hasStopped = () => bail && tests.some(({ state }) => state === 'failed');
  const addFailure = (error: unknown) => void tests.push(toFailure('playwright', String(error)));
  const chromium = specs.length + screens.length > 0 ? await ensureChromium().catch(addFailure) : undefined;
  if (chromium) {
    output.write(`Chromium ${chromium.version}, ${chromium.build}\n`);
    // Unit tests that need a browser read it too.
    process.env.CHROMIUM_PATH = chromium.file;
    if (!all) notRun.push('further sites, views and journeys in Firefox: npm run test:all has them');
  }

  // Vitest changes the environment of this process.
  const env = { ...process.env };
  const part = shard && `${shard.index}/${shard.count}`;
  if (unitFiles.length > 0) {
    // Absolute paths, because Vitest runs every file whose path contains an argument.
    const files = unitFiles === 'all' ? [] : unitFiles.map((file) => path.resolve(file));
    const options = { config: 'tests/vitest.config.ts', ...(bail && { bail: 1 }), ...(part && { shard: part }) };
    tests.push(...(await shareCpu(() => runVitest(files, options, output))));
  }
  const runBrowserTests = async (chosen: Pick<Selection, 'specs' | 'screens'>, weatherRuns: number) => {
    if (chosen.specs.length + chosen.screens.length === 0 || !chromium || hasStopped()) return [];
    const plan = planPlaywright(chosen, weatherRuns);
    const limits = [...(bail ? ['-x'] : []), ...(part ? [`--shard=${part}`] : [])];
    const args = ['--config=tests/playwright.config.ts', ...limits, ...plan.args];
    return shareCpu(() => runPlaywright(args, { ...env, ...plan.env }, output));
  };
  tests.push(...(await runBrowserTests({ specs, screens }, 0)));
  const stormy = await runBrowserTests({ specs: all ? specs : changedSpecs, screens: [] }, all ? 3 : 5);
  tests.push(...stormy.map((test) => ({ ...test, kind: `${test.kind} in bad weather` })));
  const isWhole = unitFiles === 'all' && specs === 'all';
  if (!part && !hasStopped()) tests.push(...findUnproven(tests, isWhole && chromium !== undefined));
  return summarize(hasStopped() ? tests.filter(({ state }) => state !== 'skipped') : tests, notRun, all);
}

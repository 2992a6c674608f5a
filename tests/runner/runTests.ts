import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from '../../scripts/local/screenshots/findChromium.ts';
import { sampleCpu } from './cpuUse.ts';
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

const SAMPLE_MS = 500;

/** Arguments and environment that make Playwright run these specs and check these screens, so often in bad weather. */
export function planPlaywright({ specs, screens }: Pick<Selection, 'specs' | 'screens'>, weatherRuns = 0) {
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

/** Runs the chosen tests, those of changed specs in bad weather too (tests/support/badWeather.ts), and sums up. */
export async function runTests(
  { unitFiles, specs, screens, changedSpecs, leftOut }: Selection,
  { all, bail, shard }: RunOptions,
  output: NodeJS.WriteStream,
): Promise<Summary> {
  const tests: TestResult[] = [];
  const samples = [sampleCpu()];
  const sampling = setInterval(() => samples.push(sampleCpu()), SAMPLE_MS);
  const isChosen = ({ folder }: (typeof programs)[number]) =>
    [unitFiles, specs].some((files) => files === 'all' || files.some((file) => file.startsWith(folder)));
  const missing = installPrograms(programs.filter(isChosen));
  const browsers: Record<string, string> = {};
  for (const { title, packages } of programs.filter(({ find }) => find())) {
    // Not every driver tells its version.
    const { stdout } = spawnSync('dpkg-query', ['--show', packages[0]!], { encoding: 'utf8' });
    browsers[title.toLowerCase()] = (stdout ?? '').trim().replace('\t', ' ');
  }
  process.env.MATRIX = all ? 'full' : '';
  if (specs.length + screens.length > 0) {
    try {
      const { file, version, build } = await findChromium();
      for (const kind of ['journeys', 'visual', 'gallery']) browsers[kind] = `Chromium ${version}, ${build}`;
      // Unit tests that need a browser read it too.
      process.env.CHROMIUM_PATH = file;
    } catch (error) {
      tests.push(toFailure('playwright', String(error)));
    }
  }

  // Vitest changes the environment of this process.
  const env = { ...process.env };
  const part = shard && `${shard.index}/${shard.count}`;
  const hasStopped = () => bail && tests.some(({ state }) => state === 'failed');
  if (unitFiles.length > 0) {
    // Absolute paths, because Vitest runs every file whose path contains an argument.
    const files = unitFiles === 'all' ? [] : unitFiles.map((file) => path.resolve(file));
    const options = { config: 'tests/vitest.config.ts', ...(bail && { bail: 1 }), ...(part && { shard: part }) };
    tests.push(...(await runVitest(files, options, output)));
  }
  const runBrowserTests = async (chosen: Pick<Selection, 'specs' | 'screens'>, weatherRuns: number) => {
    if (chosen.specs.length + chosen.screens.length === 0 || !browsers.journeys || hasStopped()) return [];
    const plan = planPlaywright(chosen, weatherRuns);
    const options = [
      '--config=tests/playwright.config.ts',
      ...(bail ? ['-x'] : []),
      ...(part ? [`--shard=${part}`] : []),
    ];
    return runPlaywright([...options, ...plan.args], { ...env, ...plan.env }, output);
  };
  tests.push(...(await runBrowserTests({ specs, screens }, 0)));
  const stormy = await runBrowserTests({ specs: all ? specs : changedSpecs, screens: [] }, all ? 3 : 5);
  tests.push(...stormy.map((test) => ({ ...test, kind: `${test.kind} in bad weather` })));

  clearInterval(sampling);
  return summarize(hasStopped() ? tests.filter(({ state }) => state !== 'skipped') : tests, {
    samples: [...samples, sampleCpu()],
    leftOut: [
      ...leftOut,
      ...missing,
      ...(all || !browsers.journeys ? [] : ['further sites, views and journeys in Firefox: npm run test:all has them']),
    ],
    racedFails: all,
    browsers,
  });
}

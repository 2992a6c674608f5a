import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type FoundChromium, findChromium } from '../../scripts/screenshots/findChromium.ts';
import { startCpuMeter } from './cpuUse.ts';
import { findUnrunTests } from './findUnrunTests.ts';
import { installPrograms, programs } from './installPrograms.ts';
import { createGit, listChangedFiles } from './listChangedFiles.ts';
import { readTestProject } from './readTestProject.ts';
import { type RunSettings, runCheck, runnerFailure, runPlaywright, runVitest } from './runners.ts';
import { selectByWords } from './selectByWords.ts';
import { selectTests } from './selectTests.ts';
import { type Summary, summarize } from './summarize.ts';
import { fullSelection, keepPart, type Omission, type TestPart } from './TestProject.ts';
import type { TestReport, TestResult } from './TestReport.ts';

export interface RunOptions extends RunSettings {
  /** Only what the changes since this commit can break. */
  changed?: string;
  /** Only test files and screens with one of these in their path or name. */
  words: readonly string[];
  /** Only this part of the selection. */
  part?: TestPart;
}

const BAD_WEATHER_RUNS_AT_NIGHT = 3;
const BAD_WEATHER_RUNS_OF_CHANGED = 5;

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the selected tests, prints their progress, and gives the summary. */
export async function runTests(options: RunOptions, print: (line: string) => void): Promise<Summary> {
  const stopCpuMeter = startCpuMeter();
  const { selection: whole, visualSpecs, changedSpecs } = await resolveSelection(options, print);
  const selection = options.part === undefined ? whole : keepPart(whole, options.part);
  const { checks, unitFiles, specs, screens } = selection;
  const tests: TestResult[] = [];
  const isStopped = () => options.bail && tests.some(({ state }) => state === 'failed');

  const inBrowser = specs.length > 0 || screens.length > 0;
  const inEngines = specs === 'all' || specs.some((file) => file.startsWith('tests/engines/'));
  const withServers = unitFiles === 'all' || unitFiles.some((file) => file.startsWith('tests/'));
  const engines = inEngines ? programs.browser : [];
  const missing = installPrograms([...(withServers ? programs.units : []), ...engines]);
  const started = engines.filter(({ find }) => find() !== undefined);
  let browser: FoundChromium | undefined;
  if (inBrowser) {
    try {
      browser = await findChromium();
      print(`\nBrowser: ${browser.file}`);
      // Unit tests that need a browser read it.
      process.env.CHROMIUM_PATH = browser.file;
    } catch (error) {
      tests.push(runnerFailure('Playwright', String(error)));
    }
  }

  const ownChecks = (options.shard?.index ?? 1) === 1 ? checks : [];
  const beforeBrowser = [...ownChecks, ...(unitFiles.length > 0 ? ['units'] : [])];
  if (beforeBrowser.length > 0) print(`\n— ${beforeBrowser.join(', ')}`);
  const checking = Promise.all(
    ownChecks.map(async (check) => {
      const result = await runCheck(check);
      if (result.state === 'failed' && result.message) print(result.message);
      return result;
    }),
  ).then((results) => tests.push(...results));
  // Without --bail, checks and unit tests run at the same time.
  if (options.bail) await checking;
  let vitest: TestReport | undefined;
  if (unitFiles.length > 0 && !isStopped()) vitest = await runVitest(unitFiles, options);
  await checking;
  tests.push(...(vitest?.tests ?? []));

  let playwright: TestReport | undefined;
  if (browser && !isStopped()) {
    print('\n— browser');
    playwright = await runPlaywright({ specs, screens, visualSpecs }, options, browser.file);
    tests.push(...playwright.tests);
    const badWeatherRuns = options.all ? BAD_WEATHER_RUNS_AT_NIGHT : BAD_WEATHER_RUNS_OF_CHANGED;
    const specsInWeather = options.all ? 'all' : changedSpecs;
    if (specsInWeather.length > 0 && !isStopped()) {
      print('\n— browser, in bad weather');
      const settings = { ...options, badWeatherRuns };
      tests.push(
        ...(await runPlaywright({ specs: specsInWeather, screens: [], visualSpecs }, settings, browser.file)).tests,
      );
    }
  }

  if (!isStopped()) {
    const requested = {
      unitFiles,
      specs,
      screens,
      engines: started.map(({ engine }) => engine),
    };
    for (const { runner, what } of findUnrunTests(requested, { vitest, playwright }, options.shard !== undefined)) {
      tests.push(runnerFailure(runner, `${what}: requested, but no test of it ran`));
    }
  }
  const thinned = inBrowser && !options.all ? [thinnedMatrix] : [];
  const leftOut = [...selection.leftOut, ...missing, ...thinned];
  return summarize({
    tests,
    loads: vitest?.loads ?? [],
    samples: stopCpuMeter(),
    leftOut,
    isStopped: isStopped(),
    racedFails: options.all,
    browsers: nameBrowsers(browser, started),
  });
}

/** The browser of each kind of tests, with its version and its build. */
function nameBrowsers(found: FoundChromium | undefined, engines: (typeof programs.browser)[number][]) {
  const chromium = found ? `Chromium ${found.version}, ${found.build}` : '';
  const names: Record<string, string> = { journeys: chromium, visual: chromium, gallery: chromium };
  for (const { engine, versionCommand } of engines) names[engine] = readVersion(versionCommand());
  return names;
}

function readVersion([command, ...args]: readonly [command: string, ...args: string[]]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .replaceAll('\t', ' ');
  } catch {
    return '';
  }
}

async function resolveSelection({ changed, words }: RunOptions, print: (line: string) => void) {
  if (words.length === 0 && changed === undefined) {
    return { selection: fullSelection, visualSpecs: [], changedSpecs: [] };
  }
  const project = await readTestProject();
  const files = changed === undefined ? [] : listChangedFiles(createGit(root), changed);
  if (changed !== undefined) print(`${files.length} changed files`);
  const selection = changed === undefined ? selectByWords(words, project) : selectTests(files, project);
  const count = (list: readonly string[] | 'all', what: string) => `${list === 'all' ? 'all' : list.length} ${what}`;
  const { unitFiles, specs, screens } = selection;
  print([count(unitFiles, 'unit files'), count(specs, 'specs'), count(screens, 'screens')].join(', '));
  const changedSpecs = project.specs.map(({ file }) => file).filter((file) => files.includes(file));
  return { selection, visualSpecs: project.visualSpecs, changedSpecs };
}

const thinnedMatrix: Omission = {
  what: 'further sites and views, further journeys in Firefox',
  why: 'npm run test:all has them',
};

import { findAffected } from './reach.ts';
import { selectBrowserTests } from './selectBrowserTests.ts';
import { allChecks, everything, type LeftOut, type Selection, type TestProject } from './TestProject.ts';

/** What says how everything is installed, compiled or run. */
const wholeProject = /^(?:package\.json|package-lock\.json|\.npmrc|\.linguirc\.ts|(?:\w+\/)?tsconfig[\w.]*\.json)$/;
/** What no test reads unless the table of readers says so. */
const onlyLinted = /(?:\.md|\.d\.ts)$|^\.(?:biome\.json|gitignore|editorconfig|nvmrc)$|^\.(?:github|ci|vscode)\//;
const knownFolders = /^(?:app|brands|scripts|templates|tests|themes)\/|^build\.config\.ts$/;

/** What all unit tests run with. */
export const unitFrame = ['tests/vitest.config.ts', 'tests/support/setSite.ts'];

/** Chooses what a change of these files can break. */
export function selectTests(changed: readonly string[], project: TestProject): Selection {
  const files = changed.map(toTestOfSnapshot);
  if (files.every((file) => file.endsWith('.md'))) {
    const { unitFiles, leftOut } = selectUnits(files, project);
    return { checks: ['lint and format'], unitFiles, specs: [], screens: [], leftOut };
  }
  const beyondFolders = (file: string) => !knownFolders.test(file) && !onlyLinted.test(file);
  if (files.some((file) => wholeProject.test(file) || beyondFolders(file))) return everything;
  const units = selectUnits(files, project);
  const browser = selectBrowserTests(files, project);
  return { checks: allChecks, ...units, ...browser, leftOut: [...units.leftOut, ...browser.leftOut] };
}

const toTestOfSnapshot = (file: string) => file.replace(/__snapshots__\/(.+)\.snap$/, '$1');
const inApp = (file: string) => file.startsWith('app/');

function selectUnits(files: readonly string[], { graph, readers, unitFiles }: TestProject) {
  const atRunTime = findAffected(graph, [], files, ({ kind }) => kind !== 'type');
  if (unitFrame.some((file) => atRunTime.has(file))) return { unitFiles: 'all' as const, leftOut: [] };
  const byApp = findAffected(graph, readers, files.filter(inApp));
  const byOthers = findAffected(
    graph,
    readers,
    files.filter((file) => !inApp(file)),
  );
  const wholeSite = new Set(readers.flatMap((reader) => (reader.wholeSite ? [reader.file] : [])));
  const kept = (file: string) => byOthers.has(file) || (byApp.has(file) && !wholeSite.has(file));
  const why = 'builds whole sites, which a change in app/ hardly breaks: npm test runs it';
  return {
    unitFiles: unitFiles.filter(kept),
    leftOut: unitFiles.filter((file) => byApp.has(file) && !kept(file)).map((what): LeftOut => ({ what, why })),
  };
}

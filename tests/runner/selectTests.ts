import { findAffectedFiles } from './affectedFiles.ts';
import { selectBrowserTests } from './selectBrowserTests.ts';
import { allChecks, fullSelection, type Omission, type Selection, type TestProject } from './TestProject.ts';

/** What says how everything is installed, compiled or run. */
const projectWideFiles = /^(?:package\.json|package-lock\.json|\.npmrc|\.linguirc\.ts|(?:\w+\/)?tsconfig[\w.]*\.json)$/;
/** What no test reads unless the table of readers says so. */
const lintedOnlyFiles = /(?:\.md|\.d\.ts)$|^\.(?:biome\.json|gitignore|editorconfig|nvmrc)$|^\.(?:github|ci|vscode)\//;
const knownFolders = /^(?:app|brands|scripts|templates|tests|themes)\/|^build\.config\.ts$/;

/** What all unit tests run with. */
export const unitSetupFiles = ['tests/vitest.config.ts', 'tests/support/setSiteValues.ts'];

/** Chooses what a change of these files can break. */
export function selectTests(changed: readonly string[], project: TestProject): Selection {
  const files = changed.map(snapshotToTest);
  if (files.every((file) => file.endsWith('.md'))) {
    const { unitFiles, leftOut } = selectUnitTests(files, project);
    return { checks: ['lint and format'], unitFiles, specs: [], screens: [], leftOut };
  }
  const beyondFolders = (file: string) => !knownFolders.test(file) && !lintedOnlyFiles.test(file);
  if (files.some((file) => projectWideFiles.test(file) || beyondFolders(file))) return fullSelection;
  const units = selectUnitTests(files, project);
  const browser = selectBrowserTests(files, project);
  return { checks: allChecks, ...units, ...browser, leftOut: [...units.leftOut, ...browser.leftOut] };
}

const snapshotToTest = (file: string) => file.replace(/__snapshots__\/(.+)\.snap$/, '$1');
const inApp = (file: string) => file.startsWith('app/');

function selectUnitTests(files: readonly string[], { graph, implicitDependencies: readers, unitFiles }: TestProject) {
  const atRunTime = findAffectedFiles(graph, [], files, ({ kind }) => kind !== 'type');
  if (unitSetupFiles.some((file) => atRunTime.has(file))) return { unitFiles: 'all' as const, leftOut: [] };
  const byApp = findAffectedFiles(graph, readers, files.filter(inApp));
  const byOthers = findAffectedFiles(
    graph,
    readers,
    files.filter((file) => !inApp(file)),
  );
  const wholeSite = new Set(readers.flatMap((reader) => (reader.buildsSites ? [reader.file] : [])));
  const kept = (file: string) => byOthers.has(file) || (byApp.has(file) && !wholeSite.has(file));
  const why = 'builds whole sites, which a change in app/ hardly breaks: npm test runs it';
  return {
    unitFiles: unitFiles.filter(kept),
    leftOut: unitFiles.filter((file) => byApp.has(file) && !kept(file)).map((what): Omission => ({ what, why })),
  };
}

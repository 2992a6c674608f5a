import { findAffectedFiles } from './affectedFiles.ts';
import { selectBrowserTests } from './selectBrowserTests.ts';
import { allChecks, fullSelection, type Omission, type Selection, type TestProject } from './TestProject.ts';

/** Files that say how everything is installed, compiled or run. */
const projectWideFiles = /^(?:package\.json|package-lock\.json|\.npmrc|\.linguirc\.ts|(?:\w+\/)?tsconfig[\w.]*\.json)$/;
/** Files that no test reads unless the table of implicit dependencies says so. */
const lintedOnlyFiles = /(?:\.md|\.d\.ts)$|^\.(?:biome\.json|gitignore|editorconfig|nvmrc)$|^\.(?:github|ci|vscode)\//;
const knownFolders = /^(?:app|brands|scripts|templates|tests|themes)\/|^build\.config\.ts$/;

/** Files that affect all unit tests. */
export const unitSetupFiles = ['tests/vitest.config.ts', 'tests/support/setSiteValues.ts'];

/** Selects what a change of these files can break. */
export function selectTests(changed: readonly string[], project: TestProject): Selection {
  const files = changed.map(snapshotToTest);
  if (files.every((file) => file.endsWith('.md'))) {
    const { unitFiles, leftOut } = selectUnitTests(files, project);
    return { checks: ['lint and format'], unitFiles, specs: [], screens: [], leftOut };
  }
  const isUnknown = (file: string) => !knownFolders.test(file) && !lintedOnlyFiles.test(file);
  if (files.some((file) => projectWideFiles.test(file) || isUnknown(file))) return fullSelection;
  const units = selectUnitTests(files, project);
  const browser = selectBrowserTests(files, project);
  return { checks: allChecks, ...units, ...browser, leftOut: [...units.leftOut, ...browser.leftOut] };
}

const snapshotToTest = (file: string) => file.replace(/__snapshots__\/(.+)\.snap$/, '$1');
const inApp = (file: string) => file.startsWith('app/');

function selectUnitTests(files: readonly string[], { graph, implicitDependencies, unitFiles }: TestProject) {
  const atRunTime = findAffectedFiles(graph, [], files, ({ kind }) => kind !== 'type');
  if (unitSetupFiles.some((file) => atRunTime.has(file))) return { unitFiles: 'all' as const, leftOut: [] };
  const byApp = findAffectedFiles(graph, implicitDependencies, files.filter(inApp));
  const byOthers = findAffectedFiles(
    graph,
    implicitDependencies,
    files.filter((file) => !inApp(file)),
  );
  const siteBuilders = new Set(implicitDependencies.flatMap(({ file, buildsSites }) => (buildsSites ? [file] : [])));
  const isSelected = (file: string) => byOthers.has(file) || (byApp.has(file) && !siteBuilders.has(file));
  const why = 'builds complete sites, which a change in app/ hardly breaks: npm test runs it';
  return {
    unitFiles: unitFiles.filter(isSelected),
    leftOut: unitFiles.filter((file) => byApp.has(file) && !isSelected(file)).map((what): Omission => ({ what, why })),
  };
}

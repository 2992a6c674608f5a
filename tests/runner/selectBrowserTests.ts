import { findAffectedFiles } from './affectedFiles.ts';
import { browserSetupFiles, findAffectedRoutes, isTestCode } from './findAffectedRoutes.ts';
import { sampleScreens } from './sampleScreens.ts';
import type { BrowserSpec, Omission, Selection, TestProject } from './TestProject.ts';

/** How many files of journeys run because they go to the feature of what has changed. */
const MAX_JOURNEYS_PER_FEATURE = 3;

/** Chooses journeys and screens by the pages that a change shows on, and by what the tests themselves import. */
export function selectBrowserTests(
  files: readonly string[],
  project: TestProject,
): Omit<Selection, 'checks' | 'unitFiles'> {
  const { graph, implicitDependencies: readers, specs, visualSpecs: lookSpecs, screens } = project;
  const byTests = findAffectedFiles(graph, [], files.filter(isTestCode));
  if (browserSetupFiles.some((file) => byTests.has(file))) return { specs: 'all', screens: 'all', leftOut: [] };

  const { routes, nearby, everywhere } = findAffectedRoutes(files, project);
  const ownPages = findAffectedFiles(graph, readers, files, ({ kind }) => kind !== 'type');
  const folders = files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap((file) => folderOf(file) ?? []);
  const isDirect = ({ file, usesSite: onSite }: BrowserSpec) =>
    byTests.has(file) ||
    (onSite ? importsAny(project, file, files) || isNamedAfter(file, folders) : ownPages.has(file));
  const direct = specs.filter(isDirect);
  /** How much of a file of journeys goes to the feature of the change. */
  const share = (spec: BrowserSpec) => {
    const main = mainRoutes(spec);
    return main.length === 0 ? 0 : main.filter((route) => nearby.has(route)).length / main.length;
  };
  const going = specs
    .filter((spec) => !direct.includes(spec) && share(spec) > 0)
    .toSorted((a, b) => share(b) - share(a) || mainRoutes(a).length - mainRoutes(b).length);
  const chosen = [...direct, ...going.slice(0, MAX_JOURNEYS_PER_FEATURE)];

  const seesAll = lookSpecs.some((file) => byTests.has(file));
  const ofRoutes = screens.filter(({ route }) => route !== undefined && routes.has(route));
  const shown = everywhere === undefined ? ofRoutes : sampleScreens(ofRoutes, screens);

  const leftOut: Omission[] = specs
    .filter((spec) => spec.usesSite && !chosen.includes(spec))
    .flatMap((spec) => {
      if (everywhere !== undefined) return [{ what: spec.file, why: reasonOnMostPages(everywhere) }];
      if (going.includes(spec))
        return [{ what: spec.file, why: 'goes to a changed page or its neighbours, and to others: npm test runs it' }];
      const passes = [...spec.routes, ...entryRoutes(spec)].some((route) => routes.has(route));
      return passes ? [{ what: spec.file, why: 'passes a changed page on the way to others: npm test runs it' }] : [];
    });
  if (everywhere !== undefined && !seesAll) {
    leftOut.push({ what: `${screens.length - shown.length} further screens`, why: reasonOnMostPages(everywhere) });
  }
  return {
    specs: chosen.map(({ file }) => file),
    screens: seesAll ? 'all' : shown.map(({ name }) => name),
    leftOut,
  };
}

const reasonOnMostPages = (file: string) => `${file} is on most pages: npm test has all of them`;

const entryRoutes = ({ signsIn }: BrowserSpec) => (signsIn ? ['login', 'home'] : []);

/** Where a file of journeys goes; the pages that everybody passes who signs in count if it goes nowhere else. */
function mainRoutes(spec: BrowserSpec): readonly string[] {
  const further = spec.routes.filter((route) => route !== 'login' && route !== 'home');
  return further.length > 0 ? further : [...spec.routes, ...entryRoutes(spec)];
}

const importsAny = ({ graph }: TestProject, spec: string, files: readonly string[]) =>
  (graph.get(spec) ?? []).some(({ file, kind }) => kind !== 'type' && files.includes(file));

/** The feature of a file of the app, or its room. */
const folderOf = (file: string): string | undefined => /^app\/(?:features\/)?([^/.]+)\//.exec(file)?.[1];

/** Whether a file of tests carries the name of a folder, such as `globalErrors.spec.ts` that of `errors`. */
function isNamedAfter(spec: string, folders: readonly string[]): boolean {
  const name = spec.slice(spec.lastIndexOf('/') + 1).toLowerCase();
  return folders.map((folder) => folder.replaceAll('-', '')).some((word) => word.length > 3 && name.includes(word));
}

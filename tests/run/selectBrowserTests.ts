import { browserFrame, findConcerned } from './findConcerned.ts';
import { findAffected } from './reach.ts';
import { spreadScreens } from './spreadScreens.ts';
import type { LeftOut, Selection, Spec, TestProject } from './TestProject.ts';

/** How many files of journeys run because they go to the feature of what has changed. */
const JOURNEYS_OF_PAGES = 3;

/** Chooses journeys and screens by the pages that a change shows on, and by what the tests themselves import. */
export function selectBrowserTests(
  files: readonly string[],
  project: TestProject,
): Omit<Selection, 'checks' | 'unitFiles'> {
  const { graph, readers, specs, lookSpecs, screens } = project;
  const byTests = findAffected(
    graph,
    [],
    files.filter((file) => file.startsWith('tests/')),
  );
  if (browserFrame.some((file) => byTests.has(file))) return { specs: 'all', screens: 'all', leftOut: [] };

  const { routes, nearby, everywhere } = findConcerned(files, project);
  const ownPages = findAffected(graph, readers, files, ({ kind }) => kind !== 'type');
  const folders = files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap((file) => folderOf(file) ?? []);
  const isDirect = ({ file, onSite }: Spec) =>
    byTests.has(file) || (onSite ? imports(project, file, files) || isNamedAfter(file, folders) : ownPages.has(file));
  const direct = specs.filter(isDirect);
  /** How much of a file of journeys goes to the feature of the change. */
  const share = (spec: Spec) => {
    const main = mainRoutes(spec);
    return main.length === 0 ? 0 : main.filter((route) => nearby.has(route)).length / main.length;
  };
  const going = specs
    .filter((spec) => !direct.includes(spec) && share(spec) > 0)
    .toSorted((a, b) => share(b) - share(a) || mainRoutes(a).length - mainRoutes(b).length);
  const chosen = [...direct, ...going.slice(0, JOURNEYS_OF_PAGES)];

  const seesAll = lookSpecs.some((file) => byTests.has(file));
  const ofRoutes = screens.filter(({ route }) => route !== undefined && routes.has(route));
  const shown = everywhere === undefined ? ofRoutes : spreadScreens(ofRoutes, screens);

  const leftOut: LeftOut[] = specs
    .filter((spec) => spec.onSite && !chosen.includes(spec))
    .flatMap((spec) => {
      if (everywhere !== undefined) return [{ what: spec.file, why: onMostPages(everywhere) }];
      if (going.includes(spec))
        return [{ what: spec.file, why: 'goes to a changed page or its neighbours, and to others: npm test runs it' }];
      const passes = [...spec.routes, ...entryRoutes(spec)].some((route) => routes.has(route));
      return passes ? [{ what: spec.file, why: 'passes a changed page on the way to others: npm test runs it' }] : [];
    });
  if (everywhere !== undefined && !seesAll) {
    leftOut.push({ what: `${screens.length - shown.length} further screens`, why: onMostPages(everywhere) });
  }
  return {
    specs: chosen.map(({ file }) => file),
    screens: seesAll ? 'all' : shown.map(({ name }) => name),
    leftOut,
  };
}

const onMostPages = (file: string) => `${file} is on most pages: npm test has all of them`;

const entryRoutes = ({ signsIn }: Spec) => (signsIn ? ['login', 'home'] : []);

/** Where a file of journeys goes; the pages that everybody passes who signs in count if it goes nowhere else. */
function mainRoutes(spec: Spec): readonly string[] {
  const further = spec.routes.filter((route) => route !== 'login' && route !== 'home');
  return further.length > 0 ? further : [...spec.routes, ...entryRoutes(spec)];
}

const imports = ({ graph }: TestProject, spec: string, files: readonly string[]) =>
  (graph.get(spec) ?? []).some(({ file, kind }) => kind !== 'type' && files.includes(file));

/** The feature of a file of the app, or its room. */
const folderOf = (file: string): string | undefined => /^app\/(?:features\/)?([^/.]+)\//.exec(file)?.[1];

/** Whether a file of tests carries the name of a folder, such as `globalErrors.spec.ts` that of `errors`. */
function isNamedAfter(spec: string, folders: readonly string[]): boolean {
  const name = spec.slice(spec.lastIndexOf('/') + 1).toLowerCase();
  return folders.map((folder) => folder.replaceAll('-', '')).some((word) => word.length > 3 && name.includes(word));
}

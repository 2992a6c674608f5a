import { findAffectedFiles } from './affectedFiles.ts';
import { browserSetupFiles, findAffectedRoutes, isTestCode } from './findAffectedRoutes.ts';
import { sampleScreens } from './sampleScreens.ts';
import type { BrowserSpec, Omission, Selection, TestProject } from './TestProject.ts';

/** How many specs run only because they open pages of the changed feature. */
const MAX_SPECS_BY_PAGE = 3;

/** Selects specs and screens by the pages that a change affects, by its room, and by what the specs import. */
export function selectBrowserTests(
  files: readonly string[],
  project: TestProject,
): Omit<Selection, 'checks' | 'unitFiles'> {
  const { graph, implicitDependencies, specs, visualSpecs, screens } = project;
  const byTests = findAffectedFiles(graph, [], files.filter(isTestCode));
  if (browserSetupFiles.some((file) => byTests.has(file))) return { specs: 'all', screens: 'all', leftOut: [] };

  const { routes, nearby, everywhere } = findAffectedRoutes(files, project);
  const ownPages = findAffectedFiles(graph, implicitDependencies, files, ({ kind }) => kind !== 'type');
  const rooms = new Set(files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap((file) => roomOf(file) ?? []));
  const isDirect = (spec: BrowserSpec) =>
    byTests.has(spec.file) ||
    (spec.usesSite
      ? importsAny(project, spec.file, files) || spec.rooms.some((room) => rooms.has(room))
      : ownPages.has(spec.file));
  const direct = specs.filter(isDirect);
  /** The share of a spec's pages that belong to the feature of the change. */
  const share = (spec: BrowserSpec) => {
    const main = mainRoutes(spec);
    return main.length === 0 ? 0 : main.filter((route) => nearby.has(route)).length / main.length;
  };
  const byPage = specs
    .filter((spec) => !direct.includes(spec) && share(spec) > 0)
    .toSorted((a, b) => share(b) - share(a) || mainRoutes(a).length - mainRoutes(b).length);
  const chosen = [...direct, ...byPage.slice(0, MAX_SPECS_BY_PAGE)];

  const checksAllScreens = visualSpecs.some((file) => byTests.has(file));
  const affectedScreens = screens.filter(({ route }) => route !== undefined && routes.has(route));
  const selectedScreens = everywhere === undefined ? affectedScreens : sampleScreens(affectedScreens, screens);

  const leftOut: Omission[] = specs
    .filter((spec) => spec.usesSite && !chosen.includes(spec))
    .flatMap((spec) => {
      if (everywhere !== undefined) return [{ what: spec.file, why: reasonOnMostPages(everywhere) }];
      if (byPage.includes(spec))
        return [{ what: spec.file, why: 'opens a changed page or its neighbours, and others: npm test runs it' }];
      const opensAffected = [...spec.routes, ...entryRoutes(spec)].some((route) => routes.has(route));
      return opensAffected
        ? [{ what: spec.file, why: 'opens a changed page on the way to others: npm test runs it' }]
        : [];
    });
  if (everywhere !== undefined && !checksAllScreens) {
    leftOut.push({
      what: `${screens.length - selectedScreens.length} further screens`,
      why: reasonOnMostPages(everywhere),
    });
  }
  return {
    specs: chosen.map(({ file }) => file),
    screens: checksAllScreens ? 'all' : selectedScreens.map(({ name }) => name),
    leftOut,
  };
}

const reasonOnMostPages = (file: string) => `${file} is on most pages: npm test has all of them`;

const entryRoutes = ({ signsIn }: BrowserSpec) => (signsIn ? ['login', 'home'] : []);

/** The routes of a spec; those that signing in opens count only if it opens no others. */
function mainRoutes(spec: BrowserSpec): readonly string[] {
  const further = spec.routes.filter((route) => route !== 'login' && route !== 'home');
  return further.length > 0 ? further : [...spec.routes, ...entryRoutes(spec)];
}

const importsAny = ({ graph }: TestProject, spec: string, files: readonly string[]) =>
  (graph.get(spec) ?? []).some(({ file, kind }) => kind !== 'type' && files.includes(file));

/** The feature of a file of the app, or its folder in app/. */
const roomOf = (file: string): string | undefined => /^app\/(?:features\/)?([^/.]+)\//.exec(file)?.[1];

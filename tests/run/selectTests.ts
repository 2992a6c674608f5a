import { findAffected, reachFrom } from './reach.ts';
import { allChecks, everything, type LeftOut, type Selection, type Spec, type TestProject } from './TestProject.ts';

/** How many screens are looked at for what every page shows. */
const SPREAD_SCREENS = 10;
/** How many files of journeys run because they go to the page of what has changed. */
const JOURNEYS_OF_PAGES = 3;

/** What says how everything is installed, compiled or run. */
const wholeProject = /^(?:package\.json|package-lock\.json|\.npmrc|\.linguirc\.ts|(?:\w+\/)?tsconfig[\w.]*\.json)$/;
/** What no test reads unless the table of readers says so. */
const onlyLinted = /(?:\.md|\.d\.ts)$|^\.(?:biome\.json|gitignore|editorconfig|nvmrc)$|^\.(?:github|ci|vscode)\//;
const knownFolders = /^(?:app|brands|scripts|templates|tests|themes)\/|^build\.config\.ts$/;

/** What all unit tests, and all browser tests, run with. */
const unitFrame = ['tests/vitest.config.ts', 'tests/support/setSite.ts'];
const browserFrame = ['tests/journeys/playwright.config.ts', 'tests/journeys/globalSetup.ts'];

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
const inTests = (file: string) => file.startsWith('tests/');

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

function selectBrowserTests(files: readonly string[], project: TestProject): Omit<Selection, 'checks' | 'unitFiles'> {
  const { graph, readers, specs, lookSpecs, screens } = project;
  const byTests = findAffected(graph, [], files.filter(inTests));
  if (browserFrame.some((file) => byTests.has(file))) return { specs: 'all', screens: 'all', leftOut: [] };

  const { routes, everywhere } = findConcerned(files, project);
  const ownPages = findAffected(graph, readers, files, ({ kind }) => kind !== 'type');
  const folders = files.flatMap((file) => folderOf(file) ?? []);
  const isDirect = ({ file, onSite }: Spec) =>
    byTests.has(file) || (onSite ? imports(project, file, files) || isNamedAfter(file, folders) : ownPages.has(file));
  const direct = specs.filter(isDirect);
  const going = specs
    .filter((spec) => !direct.includes(spec) && mainRoutes(spec).some((route) => routes.has(route)))
    .toSorted((a, b) => mainRoutes(a).length - mainRoutes(b).length);
  const chosen = [...direct, ...going.slice(0, JOURNEYS_OF_PAGES)];

  const seesAll = lookSpecs.some((file) => byTests.has(file));
  const ofRoutes = screens.filter(({ route }) => route !== undefined && routes.has(route));
  const shown = everywhere === undefined ? ofRoutes : fill(ofRoutes, spread(screens), SPREAD_SCREENS);

  const leftOut: LeftOut[] = specs
    .filter((spec) => spec.onSite && !chosen.includes(spec))
    .flatMap((spec) => {
      if (everywhere !== undefined) return [{ what: spec.file, why: onMostPages(everywhere) }];
      if (going.includes(spec))
        return [{ what: spec.file, why: 'goes to a changed page and to more others: npm test runs it' }];
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

/** The routes whose pages lead to a changed file; `everywhere` is one that most of them show, or whatever frames them. */
function findConcerned(files: readonly string[], { graph, readers, pages }: TestProject) {
  const routes = new Set<string>();
  const frame = reachFrom(
    graph,
    ['app/main.tsx'],
    ({ from, kind }) => kind === 'static' || (kind === 'dynamic' && !/\.routes\.tsx?$/.test(from)),
  );
  const reached = Array.from(
    pages,
    ([route, modules]) => [route, reachFrom(graph, modules, ({ kind }) => kind !== 'type')] as const,
  );
  // What the frame loads of a feature concerns the pages of that feature before all others.
  const ofFeature = (file: string) => {
    const folder = /^app\/features\/[^/]+\//.exec(file)?.[0];
    if (folder === undefined || !frame.has(file)) return [];
    return Array.from(pages).flatMap(([route, modules]) =>
      modules.some((one) => one.startsWith(folder)) ? route : [],
    );
  };
  let everywhere: string | undefined;
  for (const file of files.filter((one) => !inTests(one))) {
    if (inApp(file)) {
      const showing = reached.filter(([, modules]) => modules.has(file)).map(([route]) => route);
      const most = showing.length > pages.size / 2;
      if (most || frame.has(file)) everywhere ??= file;
      if (!most) for (const route of [...showing, ...ofFeature(file)]) routes.add(route);
    } else {
      const built = findAffected(graph, readers, [file], ({ kind }) => kind !== 'type');
      if (browserFrame.some((one) => built.has(one))) everywhere ??= file;
    }
  }
  return { routes, everywhere };
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

type Screens = TestProject['screens'];

/** All screens in such an order that any first few of them lie as far apart as can be: one of each route, then the next. */
function spread(screens: Screens): Screens {
  const byRoute = Map.groupBy(screens, ({ route }) => route);
  const rounds: Screens[number][][] = [];
  for (const group of byRoute.values()) {
    for (const [round, screen] of group.entries()) rounds[round] = [...(rounds[round] ?? []), screen];
  }
  const [first = [], ...others] = rounds;
  const step = first.length / SPREAD_SCREENS;
  const picked = first.length > SPREAD_SCREENS ? first.filter((_, index) => index % step < 1) : first;
  return [...picked, ...first.filter((screen) => !picked.includes(screen)), ...others.flat()];
}

/** The first, filled up with others to so many. */
const fill = (first: Screens, others: Screens, count: number): Screens => [
  ...first,
  ...others.filter((screen) => !first.includes(screen)).slice(0, Math.max(0, count - first.length)),
];

import { UsageError } from '../../scripts/lib/problem.ts';
import { measureDistances } from '../support/importGraph.ts';
import type { TestProject } from './readTestProject.ts';

/** What a run leaves out, and why. */
export interface Omission {
  what: string;
  why: string;
}

/** Tests without a browser, with the checks, or those in one. */
export const testParts = ['units', 'browser'] as const;
export type TestPart = (typeof testParts)[number];

/** The tests of a run; `all` leaves the choice to the runner. */
export interface Selection {
  unitFiles: readonly string[] | 'all';
  specs: readonly string[] | 'all';
  /** Names of screens. */
  screens: readonly string[] | 'all';
  leftOut: readonly Omission[];
}

export const fullSelection: Selection = { unitFiles: 'all', specs: 'all', screens: 'all', leftOut: [] };

/** These check screens, which are chosen by name. */
export const visualSpecs = ['tests/visual/screens.spec.ts', 'tests/visual/looks.spec.ts'];
const MAX_UNIT_FILES = 40;
/** A unit test over more imports is about something else. */
const MAX_UNIT_DISTANCE = 4;
const MAX_SITE_BUILDERS = 3;
const MAX_SPECS = 4;
const MAX_SCREENS = 4;
const MAX_SAMPLE_SCREENS = 6;

/** Files that say how everything is installed, compiled or run. */
const projectFiles =
  /^(?:package(?:-lock)?\.json|\.npmrc|\.linguirc\.ts|(?:\w+\/)?tsconfig\.json|tests\/\w+\.config\.ts)$/;
const isUnitFile = (file: string) => /\.test\.tsx?$/.test(file);
const isSpec = (file: string) => file.endsWith('.spec.ts');
const isSiteBuilder = (file: string) => /^tests\/(?:pipeline|hosting)\//.test(file);
/** Each reads all of the source; the one about commands starts them all, and runs for those alone. */
const isRule = (file: string) => /^tests\/rules\/(?!commands)\w+\.test\.ts$/.test(file);
const isTestCode = (file: string) => /^(?:tests|scripts\/screenshots)\//.test(file) || isUnitFile(file);

/** Selects the test files whose path, and the screens whose name, contains one of the words; upper and lower case are equal. */
export function selectByWords(words: readonly string[], { texts, screens }: TestProject): Selection {
  const containing = (list: readonly string[], asked = words) =>
    list.filter((text) => asked.some((word) => text.toLowerCase().includes(word.toLowerCase())));
  const files = [...texts.keys()].filter((file) => isUnitFile(file) || isSpec(file));
  const names = screens.map(({ name }) => name);
  const unknown = words.find((word) => containing([...files, ...names], [word]).length === 0);
  if (unknown) throw new UsageError(`no test file and no screen has "${unknown}" in its path or name`);
  const specs = containing(files.filter(isSpec));
  return {
    unitFiles: containing(files.filter(isUnitFile)),
    specs: specs.filter((file) => !visualSpecs.includes(file)),
    screens: specs.some((file) => visualSpecs.includes(file)) ? 'all' : containing(names),
    leftOut: [],
  };
}

/**
 * Selects what a change of these files can break: the tests that are nearest by imports, the specs with the tag of its
 * folder, and the screens of the nearest pages; every rule of the source, because each reads all of it.
 */
export function selectTests(files: readonly string[], project: TestProject): Selection {
  if (files.some((file) => projectFiles.test(file))) return fullSelection;
  const { graph, texts, screens: allScreens } = project;
  const changed = files.map((file) => file.replace(/__snapshots__\/(.+)\.snap$/, '$1'));
  const readers = changed.flatMap((file) => findReaders(file, texts));
  const distances = measureDistances(graph, changed, readers);
  const reached = [...distances.keys()].filter((file) => texts.has(file));
  const isAppOnly = changed.every((file) => file.startsWith('app/'));

  const units = reached.filter((file) => isUnitFile(file) && !isSiteBuilder(file));
  const closeUnits = units.filter((file) => distances.get(file)! <= MAX_UNIT_DISTANCE);
  const nearUnits = findNearest(closeUnits, distances, MAX_UNIT_FILES);
  const builders = reached.filter((file) => isUnitFile(file) && isSiteBuilder(file));
  const nearBuilders = isAppOnly ? [] : findNearest(builders, distances, MAX_SITE_BUILDERS);
  const rules = [...texts.keys()].filter(isRule);

  const isTagged = (tags: readonly string[]) =>
    changed.some((file) => !isUnitFile(file) && tags.some((tag) => `/${file}/`.includes(`/${tag}/`)));
  const tagged = [...texts].filter(([, text]) => isTagged(readTags(text))).map(([file]) => file);
  const close = reached.filter((file) => isSpec(file) && distances.get(file)! <= 2);
  const specs = new Set([...tagged, ...findNearest(close, distances, MAX_SPECS)]).difference(new Set(visualSpecs));

  const checksAllScreens = measureDistances(graph, changed.filter(isTestCode)).has(visualSpecs[0]!);
  const screens = checksAllScreens ? 'all' : selectScreens(changed, distances, project);
  const far = 'are farther from the change';
  const whyBuilders = isAppOnly ? 'build complete sites, which a change in app/ hardly breaks' : far;
  const leaveOut = (count: number, what: string, why: string): Omission[] =>
    count > 0 ? [{ what: `${count} ${what}`, why: `${why}; npm test runs them` }] : [];
  const leftOut = [
    ...leaveOut(units.length - nearUnits.length, 'unit files', far),
    ...leaveOut(builders.length - nearBuilders.length, 'tests of the pipeline', whyBuilders),
    ...leaveOut(screens.length > 0 && screens !== 'all' ? allScreens.length - screens.length : 0, 'screens', far),
  ];
  return {
    unitFiles: [...new Set([...nearUnits, ...nearBuilders, ...rules])],
    specs: [...specs],
    screens,
    leftOut,
  };
}

/** The modules that name a file in a text: a module by its path, another file by its name or by that of its folder. */
function findReaders(file: string, texts: TestProject['texts']): string[] {
  const readersOf = (name: string) => {
    const pattern = new RegExp(`(?<![\\w.-])${name.replaceAll('.', '\\.')}/?['"\`*]`);
    return [...texts].filter(([, text]) => pattern.test(text)).map(([reader]) => reader);
  };
  if (/\.tsx?$/.test(file)) return readersOf(file);
  const folders = file.split('/').slice(0, -1);
  const paths = folders.map((_, index) => folders.slice(0, folders.length - index).join('/'));
  return [...readersOf(file.split('/').at(-1)!), ...(paths.map(readersOf).find(({ length }) => length > 0) ?? [])];
}

/** The nearest files, by whole layers of one distance, up to a number; all that import a changed file themselves. */
function findNearest(files: readonly string[], distances: ReadonlyMap<string, number>, max: number): string[] {
  const distanceOf = (file: string) => distances.get(file)!;
  const tooFar = files.map(distanceOf).sort((a, b) => a - b)[max] ?? Number.POSITIVE_INFINITY;
  return files.filter((file) => distanceOf(file) < Math.max(tooFar, 2));
}

/** The folders and files that a spec is about, from a line such as `// Tags: @people @ui/overlays`. */
export const readTags = (text: string): string[] =>
  Array.from(/^\/\/ Tags: .+$/m.exec(text)?.[0].matchAll(/@(\S+)/g) ?? [], ([, tag]) => tag!);

/** The screens of the routes whose pages are nearest; where no page imports the change, some pages that are far apart. */
function selectScreens(
  changed: readonly string[],
  distances: ReadonlyMap<string, number>,
  { pages, screens }: TestProject,
): string[] {
  const isShown = changed.some((file) => file.startsWith('app/') && !isTestCode(file));
  if (!isShown && !distances.has('tests/browser/buildTestSite.ts')) return [];
  const distanceOf = ({ route }: { route: string }) =>
    Math.min(...Array.from(pages.get(route) ?? [], (module) => distances.get(module) ?? Number.POSITIVE_INFINITY));
  const near = screens.filter((screen) => distanceOf(screen) < Number.POSITIVE_INFINITY);
  const wholePages = screens.filter(({ name, route }) => name === route);
  const step = Math.ceil(wholePages.length / MAX_SAMPLE_SCREENS);
  const chosen =
    near.length > 0
      ? near.toSorted((a, b) => distanceOf(a) - distanceOf(b)).slice(0, MAX_SCREENS)
      : wholePages.filter((_, index) => index % step === 0);
  return chosen.map(({ name }) => name);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPages } from '../../scripts/build/compile/pages/readPages.ts';
import { UsageError } from '../../scripts/lib/problem.ts';
import { type ImportGraph, listSourceFiles, measureDistances, readImportGraph } from '../support/importGraph.ts';

/** Everything that the selection of tests depends on. Paths are relative to the root, with slashes. */
export interface TestProject {
  graph: ImportGraph;
  /** The text of every module. */
  texts: ReadonlyMap<string, string>;
  /** Each with the modules of its page. */
  screens: readonly { name: string; route: string; modules: readonly string[] }[];
}

/** Tests without a browser, or those in one. */
export const testParts = ['units', 'browser'] as const;
export type TestPart = (typeof testParts)[number];

/** The tests of a run; `all` leaves the choice to the runner. */
export interface Selection {
  unitFiles: readonly string[] | 'all';
  specs: readonly string[] | 'all';
  /** Names of screens. */
  screens: readonly string[] | 'all';
  /** The specs that are changed themselves. */
  changedSpecs: readonly string[];
  /** The parts that are left out, each with its reason. */
  leftOut: readonly string[];
}

const everything = { unitFiles: 'all', specs: 'all', screens: 'all' } as const;
export const fullSelection: Selection = { ...everything, changedSpecs: [], leftOut: [] };

/** These check screens, which are chosen by name. */
export const visualSpecs = ['tests/visual/screens.spec.ts', 'tests/visual/looks.spec.ts'];
/** A unit test over more imports is about something else, unless the change is in its folder. */
const MAX_UNIT_DISTANCE = 4;
const MAX_UNIT_FILES = 40;
const MAX_SITE_BUILDERS = 3;
const MAX_SPEC_DISTANCE = 2;
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
const isTestCode = (file: string) => /^(?:tests|scripts\/local\/screenshots)\//.test(file) || isUnitFile(file);

/** Reads what the selection of tests depends on. */
export async function readTestProject(): Promise<TestProject> {
  const files = ['app', 'brands', 'scripts', 'tests', 'themes'].flatMap(listSourceFiles);
  const root = path.resolve(import.meta.dirname, '../..');
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const { routeOfScreen, screens } = await import('../../scripts/local/screenshots/screens/screens.ts');
  const pages = new Map<string, readonly string[]>(
    readPages(root).map(({ name, file, modules }) => [name, [file, ...modules]]),
  );
  const shown = screens.map((screen) => {
    const route = routeOfScreen(screen);
    return { name: screen.name, route, modules: [...(pages.get(route) ?? [])] };
  });
  return { graph: readImportGraph(files), texts, screens: shown };
}

/** Selects the test files whose path, and the screens whose name, contains one of the words; upper and lower case are equal. */
export function selectByWords(words: readonly string[], { texts, screens }: TestProject): Selection {
  const hasWord = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());
  const names = [
    ...[...texts.keys()].filter((file) => isUnitFile(file) || isSpec(file)),
    ...screens.map(({ name }) => name),
  ];
  const unknown = words.find((word) => !names.some((name) => hasWord(name, word)));
  if (unknown) throw new UsageError(`no test file and no screen has "${unknown}" in its path or name`);
  const chosen = names.filter((name) => words.some((word) => hasWord(name, word)));
  return {
    unitFiles: chosen.filter(isUnitFile),
    specs: chosen.filter((name) => isSpec(name) && !visualSpecs.includes(name)),
    screens: visualSpecs.some((file) => chosen.includes(file)) ? 'all' : chosen.filter((name) => !name.includes('/')),
    changedSpecs: [],
    leftOut: [],
  };
}

/**
 * Selects what a change of these files can break: the tests that are nearest by imports, the specs with the tag of its
 * folder, and the screens of the nearest pages; every rule of the source, because each reads all of it.
 */
export function selectTests(files: readonly string[], { graph, texts, screens }: TestProject): Selection {
  if (files.some((file) => projectFiles.test(file))) return fullSelection;
  const changed = files.map((file) => file.replace(/__snapshots__\/(.+)\.snap$/, '$1'));
  const readers = changed.flatMap((file) => findReaders(file, texts));
  const distances = measureDistances(graph, changed, readers);
  const distanceOf = (file: string) => distances.get(file) ?? Number.POSITIVE_INFINITY;
  /** The nearest, by whole layers of one distance, up to a number; all that import a changed file themselves. */
  const findNearest = (list: readonly string[], max: number) => {
    const tooFar = list.map(distanceOf).sort((a, b) => a - b)[max] ?? Number.POSITIVE_INFINITY;
    return list.filter((file) => distanceOf(file) < Math.max(tooFar, 2));
  };
  const isAround = (folder: string) => folder.includes('/') && changed.some((file) => file.startsWith(`${folder}/`));
  const isTagged = (tag: string) => changed.some((file) => !isUnitFile(file) && `/${file}/`.includes(`/${tag}/`));

  const modules = [...texts.keys()];
  const tests = modules.filter((file) => isUnitFile(file) && distances.has(file));
  const builders = changed.every((file) => file.startsWith('app/')) ? [] : tests.filter(isSiteBuilder);
  const units = tests
    .filter((file) => !isSiteBuilder(file))
    .filter((file) => distanceOf(file) <= MAX_UNIT_DISTANCE || isAround(path.posix.dirname(file)));
  const near = [...findNearest(units, MAX_UNIT_FILES), ...findNearest(builders, MAX_SITE_BUILDERS)];
  const tagged = modules.filter((file) => readTags(texts.get(file)!).some(isTagged));
  const close = modules.filter((file) => isSpec(file) && distanceOf(file) <= MAX_SPEC_DISTANCE);
  const specs = new Set([...tagged, ...findNearest(close, MAX_SPECS)]).difference(new Set(visualSpecs));

  const isShown =
    changed.some((file) => file.startsWith('app/') && !isTestCode(file)) ||
    distances.has('tests/browser/buildTestSite.ts');
  const shown = isShown ? findShown(screens, changed, distanceOf) : [];
  const checksAll = measureDistances(graph, changed.filter(isTestCode)).has(visualSpecs[0]!);
  const counts = { 'unit files': tests.length - near.length, screens: isShown ? screens.length - shown.length : 0 };
  return {
    unitFiles: [...new Set([...near, ...modules.filter(isRule)])],
    specs: [...specs],
    screens: checksAll ? 'all' : shown,
    changedSpecs: changed.filter((file) => specs.has(file)),
    leftOut: Object.entries(counts)
      .filter(([what, count]) => count > 0 && !(checksAll && what === 'screens'))
      .map(([what, count]) => `${count} ${what}: are farther from the change; npm test runs them`),
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

/**
 * The screens of the routes whose pages are nearest, first those that are named by a changed part of the page, as
 * `matches-filters` is by FilterBar; where no page imports the change, some pages that are far apart.
 */
function findShown(
  screens: TestProject['screens'],
  changed: readonly string[],
  distanceOf: (file: string) => number,
): string[] {
  const words = changed.flatMap((file) => path.posix.basename(file).match(/[A-Za-z][a-z]{3,}/g) ?? []);
  const isNamed = (name: string) => words.some((word) => name.replace(/^[^-]*/, '').includes(word.toLowerCase()));
  const near = screens
    .map(({ name, modules }) => ({ name, distance: Math.min(...modules.map(distanceOf)) - (isNamed(name) ? 0.5 : 0) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance);
  const pages = screens.filter(({ name, route }) => name === route);
  const step = Math.ceil(pages.length / MAX_SAMPLE_SCREENS);
  const chosen = near.length > 0 ? near.slice(0, MAX_SCREENS) : pages.filter((_, index) => index % step === 0);
  return chosen.map(({ name }) => name);
}

/** The folders and files that a spec is about, from a line such as `// Tags: @people @ui/overlays`. */
export const readTags = (text: string): string[] =>
  Array.from(/^\/\/ Tags: .+$/m.exec(text)?.[0].matchAll(/@(\S+)/g) ?? [], ([, tag]) => tag!);

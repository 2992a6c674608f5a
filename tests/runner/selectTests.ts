import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPages } from '../../scripts/build/compile/pages/readPages.ts';
import { UsageError } from '../../scripts/lib/problem.ts';
import { listSourceFiles, readImports, resolveImport } from '../support/readImports.ts';
import { listChangedFiles } from './listChangedFiles.ts';

/** Tests without a browser, or those in one. */
export const testParts = ['units', 'browser'] as const;
export type TestPart = (typeof testParts)[number];

/** The tests of a run; `all` leaves the choice to the runner. */
export interface Selection {
  unitFiles: readonly string[] | 'all';
  specs: readonly string[] | 'all';
  /** Names of the screens that are checked beside the specs. */
  screens: readonly string[];
  /** The specs that are changed themselves. */
  changedSpecs: readonly string[];
  /** The parts that are left out, each with its reason. */
  leftOut: readonly string[];
}

export const fullSelection: Selection = { unitFiles: 'all', specs: 'all', screens: [], changedSpecs: [], leftOut: [] };

/** These check screens, which are chosen by name. */
export const visualSpecs = ['tests/visual/screens.spec.ts', 'tests/visual/looks.spec.ts'];
/** One screen in so many is checked after a change that any page may show. */
const SAMPLE_STEP = 19;

/** Files that say how everything is installed, compiled or run. */
const projectFiles = /^(?:package(?:-lock)?\.json|\.\w+rc(?:\.ts)?|(?:\w+\/)?tsconfig\.json|tests\/\w+\.config\.ts)$/;
/** Files that a page may show. */
const shownFiles = /^(?:app|brands|templates|themes|scripts\/(?:build|local\/screenshots))\//;
const isUnitFile = (file: string) => /\.test\.tsx?$/.test(file);
/** Tells a rule, which reads all of the source; the one about commands starts them all. */
const isRule = (file: string) => /^tests\/rules\/(?!commands)/.test(file);

const root = path.resolve(import.meta.dirname, '../..');

export type TestProject = Awaited<ReturnType<typeof readTestProject>>;

/** Reads the unit tests, and the names of specs and screens, each with the folders and files that it is about. */
export async function readTestProject() {
  const files = ['app', 'brands', 'scripts', 'tests', 'themes'].flatMap(listSourceFiles);
  const { routeOfScreen, screens } = await import('../../scripts/local/screenshots/screens/screens.ts');
  const folders = new Map<string, string>(readPages(root).map(({ name, feature }) => [name, feature]));
  const readSubjects = (spec: string) => {
    const imports = readImports(spec).flatMap(({ specifier }) => resolveImport(spec, specifier) ?? []);
    const helpers = imports.filter((file) => file.startsWith('tests/'));
    return [spec, ...helpers, ...readTags(readFileSync(path.join(root, spec), 'utf8'))];
  };
  return {
    unitFiles: files.filter(isUnitFile),
    specs: new Map(files.filter((file) => file.endsWith('.spec.ts')).map((file) => [file, readSubjects(file)])),
    screens: new Map(screens.map((screen) => [screen.name, [folders.get(routeOfScreen(screen))!]])),
  };
}

/** Lists the unit tests that import what has changed since a commit, themselves or over other modules. */
export function listRelatedTests(commit: string, cwd = root): string[] {
  const args = ['list', '--config=tests/vitest.config.ts', `--changed=${commit}`, '--filesOnly', '--json'];
  const listed = execFileSync('node_modules/.bin/vitest', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return JSON.parse(listed).map(({ file }: { file: string }) => path.relative(cwd, file).replaceAll(path.sep, '/'));
}

/** Selects the tests of a run, or of a part of it, by words or by what has changed since a commit. */
export async function selectTests(words: readonly string[], commit?: string, part?: TestPart): Promise<Selection> {
  const select = async () => {
    if (words.length > 0) return selectByWords(words, await readTestProject());
    if (!commit) return fullSelection;
    const changed = listChangedFiles(commit);
    return selectByChange(changed, part === 'browser' ? [] : listRelatedTests(commit), await readTestProject());
  };
  const others = { units: { specs: [], screens: [], changedSpecs: [] }, browser: { unitFiles: [] } };
  return { ...(await select()), ...(part && others[part]) };
}

/** Selects the test files whose path, and the screens whose name, contains one of the words, in any case. */
export function selectByWords(words: readonly string[], { unitFiles, specs, screens }: TestProject): Selection {
  const hasWord = (word: string) => (name: string) => name.toLowerCase().includes(word.toLowerCase());
  const lists = [unitFiles, [...specs.keys()], [...screens.keys()]];
  const unknown = words.find((word) => !lists.flat().some(hasWord(word)));
  if (unknown) throw new UsageError(`no test file and no screen has "${unknown}" in its path or name`);
  const chosen = lists.map((names) => names.filter((name) => words.some((word) => hasWord(word)(name))));
  return { unitFiles: chosen[0]!, specs: chosen[1]!, screens: chosen[2]!, changedSpecs: [], leftOut: [] };
}

/**
 * Selects what a change of these files can break: the unit tests that are related to it, every rule of the source, the
 * specs that are about it, and the screens of its features; where any page may show it, one screen in a few.
 */
export function selectByChange(
  changed: readonly string[],
  related: readonly string[],
  { unitFiles, specs, screens }: TestProject,
): Selection {
  if (changed.some((file) => projectFiles.test(file))) return fullSelection;
  const sources = changed.filter((file) => !isUnitFile(file));
  const isChanged = (subject: string) => sources.some((file) => `/${file}/`.includes(`/${subject}/`));
  const findAbout = (tests: TestProject['specs']) =>
    [...tests.keys()].filter((name) => tests.get(name)!.some(isChanged));
  const chosen = findAbout(specs);
  const own = findAbout(screens);
  const isShown = own.length === 0 && sources.some((file) => shownFiles.test(file));
  const shown = isShown ? [...screens.keys()].filter((_, index) => index % SAMPLE_STEP === 0) : own;
  return {
    unitFiles: [...new Set([...related, ...unitFiles.filter(isRule)])],
    specs: chosen,
    screens: shown,
    changedSpecs: chosen.filter((spec) => changed.includes(spec) && !visualSpecs.includes(spec)),
    leftOut: [`${screens.size - shown.length} screens, and tests that start or read a changed file: npm test has them`],
  };
}

/** Reads the folders and files that a spec is about from a line such as `// Tags: @people @ui/overlays`. */
export const readTags = (text: string): string[] =>
  Array.from(/^\/\/ Tags: .+$/m.exec(text)?.[0].matchAll(/@(\S+)/g) ?? [], ([, tag]) => tag!);

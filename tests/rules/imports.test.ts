import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, readImports, resolveImport } from '../support/readImports.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The zones of the app from the top down: each may import itself and every zone below it. `app/main` is the entry in
 * app/ itself. No feature may import another.
 */
const appLadder = [
  'app/component-gallery',
  'app/main',
  'app/prerender',
  'app/guest',
  'app/members',
  'app/start',
  'app/features',
  'app/legal',
  'app/answers',
  'app/termination',
  'app/forms',
  'app/fields',
  'app/feedback',
  'app/live',
  'app/fraud-practice',
  'app/paywall',
  'app/routing',
  'app/registration',
  'app/boot',
  'app/device',
  'app/member',
  'app/lists',
  'app/session',
  'app/api',
  'app/i18n',
  'app/site',
  'app/ui',
  'app/theme',
  'app/lib',
];

/** Zone → zones it may import from, besides itself. */
const allowedImports: Record<string, readonly string[]> = {
  ...Object.fromEntries(appLadder.map((zone, rung) => [zone, appLadder.slice(rung + 1)])),
  // The codes of providers and languages, and the shapes of the compiled-in values, are those of the brand files.
  'app/component-gallery': [...appLadder, 'brands', 'themes'],
  'app/site': ['app/lib', 'brands', 'themes'],
  'app/api': ['app/i18n', 'app/site', 'app/ui', 'app/theme', 'app/lib', 'brands'],
  'app/i18n': [...appLadder.slice(appLadder.indexOf('app/i18n') + 1), 'brands'],
  brands: ['themes'],
  themes: [],
  'build.config': ['scripts/build'],
};

/** The workplaces of scripts from the top down, with the entries above: each may import itself and all below it. */
const workplaces = ['entries', 'brand-tools', 'release-tools', 'local', 'backend', 'build', 'lib'];

/** Room of scripts → the only parts of the app that it may import. */
const appImportsOfScripts: Readonly<Record<string, readonly string[]>> = {
  'local/screenshots': ['app/routing/'],
  'backend/sandbox': ['app/api/contract/'],
  'backend/conform': ['app/api/'],
  'build/config': ['app/api/'],
  'build/compile': ['app/site/', 'app/start/chunkAreas.ts'],
  'build/plan': ['app/site/'],
  'build/stages': ['app/api/', 'app/boot/', 'app/site/'],
  'build/verify': ['app/site/'],
  'brand-tools/maps': ['app/fields/distance/'],
};

const sourceFiles = ['app', 'brands', 'themes', 'scripts', 'build.config.ts']
  .flatMap((entry) => (entry.endsWith('.ts') ? [entry] : listSourceFiles(entry)))
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** The samples of the kit's components stand beside them, but only the gallery imports them. */
const isSample = (file: string) => file.endsWith('.gallery.tsx');

function zoneOf(file: string): string {
  if (isSample(file)) return 'app/component-gallery';
  const [top, second] = file.split('/');
  if (top === 'brands' || top === 'themes') return top;
  if (file === 'build.config.ts') return 'build.config';
  if (second?.includes('.')) return top === 'app' ? 'app/main' : 'scripts/entries';
  return `${top}/${second}`;
}

const featureOf = (file: string) => (file.startsWith('app/features/') ? file.split('/')[2] : undefined);

const workplaceOf = (file: string) => (file.startsWith('scripts/') ? zoneOf(file).split('/')[1] : undefined);

function isAllowedInScripts(file: string, workplace: string, target: string): boolean {
  const targetWorkplace = workplaceOf(target);
  if (targetWorkplace !== undefined) return workplaces.indexOf(workplace) <= workplaces.indexOf(targetWorkplace);
  if (/^(?:brands|themes)\//.test(target)) return workplace !== 'lib';
  const parts = appImportsOfScripts[file.split('/').slice(1, 3).join('/')] ?? [];
  return parts.some((part) => target.startsWith(part));
}

function isAllowedByZones(file: string, target: string): boolean {
  const [from, to] = [zoneOf(file), zoneOf(target)];
  const allowed = allowedImports[from];
  if (!allowed) throw new Error(`${file} is in no known zone`);
  if (from === to) return featureOf(file) === featureOf(target);
  return allowed.includes('*') || allowed.includes(to);
}

const importsOfFiles: ReadonlyMap<string, readonly string[]> = new Map(
  sourceFiles.map((file) => [file, readImports(file).flatMap(({ specifier }) => resolveImport(file, specifier) ?? [])]),
);

/** The folders around a file, the nearest first. */
function listParents(file: string): string[] {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...listParents(parent)];
}

/** Chains of imports that end where they begin. */
function findCircles(importsOf: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>();
  const follow = (from: string, chain: readonly string[]): string[] => {
    if (chain.includes(from)) return [[...chain.slice(chain.indexOf(from)), from].join(' -> ')];
    if (done.has(from)) return [];
    const circles = [...(importsOf.get(from) ?? [])].flatMap((target) => follow(target, [...chain, from]));
    done.add(from);
    return circles;
  };
  return [...importsOf.keys()].flatMap((from) => follow(from, []));
}

test('every import goes in an allowed direction, and no feature imports another', () => {
  const offences = sourceFiles.flatMap((file) => {
    const workplace = workplaceOf(file);
    return importsOfFiles
      .get(file)!
      .filter((target) =>
        workplace === undefined ? !isAllowedByZones(file, target) : !isAllowedInScripts(file, workplace, target),
      )
      .map((target) => `${file} -> ${target}`);
  });
  expect(offences).toEqual([]);
});

test('scripts has no other folders than its workplaces', () => {
  const folders = new Set(sourceFiles.flatMap((file) => workplaceOf(file) ?? []));
  expect([...folders].sort()).toEqual([...workplaces].sort());
});

test('no room imports itself over others beside it, at any depth', () => {
  const folders = new Set(sourceFiles.flatMap(listParents));
  const circles = [...folders].flatMap((folder) => {
    const roomOf = (file: string) =>
      !isSample(file) && file.startsWith(`${folder}/`) && /^([^/]+)\//.exec(file.slice(folder.length + 1))?.[1];
    const importsOf = new Map<string, Set<string>>();
    for (const [file, targets] of importsOfFiles) {
      const room = roomOf(file);
      for (const target of room ? targets : []) {
        const other = roomOf(target);
        if (room && other && other !== room) importsOf.set(room, (importsOf.get(room) ?? new Set()).add(other));
      }
    }
    return findCircles(importsOf).map((circle) => `${folder}: ${circle}`);
  });
  expect(circles).toEqual([]);
});

test('no file imports itself over others, not even by a type', () => {
  expect(findCircles(importsOfFiles)).toEqual([]);
});

test('the app takes only types from brands/languages.ts, so that no site carries the words of other languages', () => {
  const offences = sourceFiles.filter(
    (file) =>
      /^app\/(?!component-gallery\/)/.test(file) &&
      readImports(file).some(({ specifier, kind }) => kind !== 'type' && /brands\/languages/.test(specifier)),
  );
  expect(offences).toEqual([]);
});

test.for<[string, RegExp, RegExp]>([
  ['ky', /^ky$/, /^app\/api\//],
  ['the minifier and the parser', /^rolldown\/utils$/, /^scripts\/build\/(?:compile|verify|config)\//],
  ['a library module by module that comes in one file', /^(?:culori(?:\/fn)?|css-tree|handlebars)$/, /\.d\.ts$/],
])('only one place imports %s', ([, library, home]) => {
  const offences = sourceFiles.filter(
    (file) => readImports(file).some(({ specifier }) => library.test(specifier)) && !home.test(file),
  );
  expect(offences).toEqual([]);
});

test('commands load what compiles, draws or drives a browser only when they need it', () => {
  const libraries = ['@playwright/test', '@resvg/resvg-js', 'rolldown', 'sharp', 'vite'];
  const staticImports = (file: string) => readImports(file).filter(({ kind }) => kind === 'static');
  const loadedWith = (entry: string) => {
    const loaded = new Set([entry]);
    for (const file of loaded)
      for (const { specifier } of staticImports(file)) {
        const target = resolveImport(file, specifier);
        if (target?.endsWith('.ts')) loaded.add(target);
      }
    return [...loaded];
  };
  // The three that are left out always draw, or open a browser.
  const entries = sourceFiles.filter((file) => /^scripts\/(?!screenshots|preview|contact-sheets)[^/]+\.ts$/.test(file));
  const offences = entries.flatMap((entry) =>
    loadedWith(entry)
      .filter((file) => staticImports(file).some(({ specifier }) => libraries.includes(specifier)))
      .map((file) => `${entry}: ${file}`),
  );
  expect(offences).toEqual([]);
});

/** A name of a function that changes the disk, called. */
const writeCall = /\b(?:writeFile|mkdir|rename|symlink|link|copyFile|cp|rm|unlink|appendFile)(?:Sync)?\(/;

test('only scripts/build/output and lib/writeAtomically.ts write, and one command whose product are source files', () => {
  const offences = sourceFiles.filter(
    (file) =>
      file.startsWith('scripts/') &&
      writeCall.test(readFileSync(path.join(root, file), 'utf8')) &&
      !/^scripts\/(?:build\/output\/|lib\/writeAtomically\.ts|draw-maps\.ts|schemas\.ts)/.test(file),
  );
  expect(offences).toEqual([]);
});

test('only the entries end the process', () => {
  const offences = sourceFiles.filter(
    (file) =>
      /process\.exit(?:Code)?\b/.test(readFileSync(path.join(root, file), 'utf8')) &&
      file !== 'scripts/lib/runEntry.ts',
  );
  expect(offences).toEqual([]);
});

test.for<[string, RegExp, home?: RegExp]>([
  [
    'markup from strings',
    /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|DOMParser|srcDoc|document\.write/,
  ],
  ['scripts in markup', /<script/],
  ['code from strings', /\beval\(|new Function\(/],
  [
    'storage',
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.|document\.cookie/,
    /^app\/lib\/storage\/(?:deviceStorage|isStorageAvailable)\.ts$/,
  ],
])('no %s in the app, but in its one home', ([, forbidden, home]) => {
  const offences = sourceFiles.filter(
    (file) =>
      file.startsWith('app/') && forbidden.test(readFileSync(path.join(root, file), 'utf8')) && !home?.test(file),
  );
  expect(offences).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, readImports, resolveImport } from '../support/importGraph.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The zones of the app from the top down: each may import itself and every zone below it. `app/main` are the files in
 * app/ itself. No feature may import another.
 */
const appLadder = [
  'app/component-gallery',
  'app/main',
  'app/features',
  'app/answers',
  'app/forms',
  'app/fields',
  'app/legal',
  'app/feedback',
  'app/live',
  'app/routing',
  'app/device',
  'app/member',
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
  'build.config': ['scripts/config'],
};

/** The rooms of scripts from the top: each may import any room of a lower rung, and none of its own. */
const scriptRungs: readonly (readonly string[])[] = [
  ['entries'],
  ['screenshots', 'conform', 'lifecycle'],
  ['dev', 'pipeline', 'scaffold', 'sandbox', 'serve', 'verify'],
  ['stages', 'specialise'],
  ['compile', 'hosting', 'output'],
  ['plan'],
  ['logo', 'maps', 'pictures'],
  ['config'],
  ['lib'],
];

/** Room of scripts → the only part of the app that it may import. */
const appImportsOfScripts: Readonly<Record<string, string>> = {
  screenshots: 'app/routing/',
  sandbox: 'app/api/contract/',
  conform: 'app/api/',
  compile: 'app/site/',
  plan: 'app/site/',
  stages: 'app/site/',
  maps: 'app/fields/distance/',
};

const sourceFiles = ['app', 'brands', 'themes', 'scripts', 'build.config.ts']
  .flatMap((entry) => (entry.endsWith('.ts') ? [entry] : listSourceFiles(entry)))
  .filter((file) => !/\.test\.tsx?$/.test(file));

function zoneOf(file: string): string {
  const [top, second] = file.split('/');
  if (top === 'brands' || top === 'themes') return top;
  if (file === 'build.config.ts') return 'build.config';
  if (second?.includes('.')) return top === 'app' ? 'app/main' : 'scripts/entries';
  return `${top}/${second}`;
}

const featureOf = (file: string) => (file.startsWith('app/features/') ? file.split('/')[2] : undefined);

const scriptRoomOf = (file: string) => (file.startsWith('scripts/') ? zoneOf(file).split('/')[1] : undefined);

function rungOf(room: string): number {
  const rung = scriptRungs.findIndex((rooms) => rooms.includes(room));
  if (rung === -1) throw new Error(`scripts/${room} stands on no rung`);
  return rung;
}

function isAllowedInScripts(room: string, target: string): boolean {
  const targetRoom = scriptRoomOf(target);
  if (targetRoom !== undefined) return room === targetRoom || rungOf(targetRoom) > rungOf(room);
  if (/^(?:brands|themes)\//.test(target)) return room !== 'lib';
  const appFolder = appImportsOfScripts[room];
  return appFolder !== undefined && target.startsWith(appFolder);
}

function isAllowedByZones(file: string, target: string): boolean {
  const [from, to] = [zoneOf(file), zoneOf(target)];
  const allowed = allowedImports[from];
  if (!allowed) throw new Error(`${file} is in no known zone`);
  if (from === to) return featureOf(file) === featureOf(target);
  return allowed.includes('*') || allowed.includes(to);
}

test('every import goes in an allowed direction, and no feature imports another', () => {
  const offences = sourceFiles.flatMap((file) => {
    const room = scriptRoomOf(file);
    const targets = readImports(file).flatMap(({ specifier }) => resolveImport(file, specifier) ?? []);
    return targets
      .filter((target) => !(room === undefined ? isAllowedByZones(file, target) : isAllowedInScripts(room, target)))
      .map((target) => `${file} -> ${target}`);
  });
  expect(offences).toEqual([]);
});

test('no file imports itself over others, not even by a type', () => {
  const importsOf = new Map(
    sourceFiles.map((file) => [
      file,
      readImports(file).flatMap(({ specifier }) => resolveImport(file, specifier) ?? []),
    ]),
  );
  const done = new Set<string>();
  const findCircles = (file: string, chain: readonly string[]): string[] => {
    if (chain.includes(file)) return [[...chain.slice(chain.indexOf(file)), file].join(' -> ')];
    if (done.has(file)) return [];
    const circles = (importsOf.get(file) ?? []).flatMap((target) => findCircles(target, [...chain, file]));
    done.add(file);
    return circles;
  };
  expect(sourceFiles.flatMap((file) => findCircles(file, []))).toEqual([]);
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
  ['the minifier and the parser', /^rolldown\/utils$/, /^scripts\/(?:compile|verify|config)\//],
])('only one place imports %s', ([, library, home]) => {
  const offences = sourceFiles.filter(
    (file) => readImports(file).some(({ specifier }) => library.test(specifier)) && !home.test(file),
  );
  expect(offences).toEqual([]);
});

/** A name of a function that changes the disk, called. */
const writeCall = /\b(?:writeFile|mkdir|rename|symlink|link|copyFile|cp|rm|unlink|appendFile)(?:Sync)?\(/;

test('only scripts/output and lib/writeAtomically.ts write, and one command whose product are source files', () => {
  const offences = sourceFiles.filter(
    (file) =>
      file.startsWith('scripts/') &&
      writeCall.test(readFileSync(path.join(root, file), 'utf8')) &&
      !/^scripts\/(?:output\/|lib\/writeAtomically\.ts|draw-maps\.ts|schemas\.ts)/.test(file),
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

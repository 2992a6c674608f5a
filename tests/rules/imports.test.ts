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
  brands: [],
  themes: [],
  'scripts/lib': [],
  'scripts/config': ['brands', 'themes', 'scripts/lib', 'build.config'],
  'scripts/plan': ['brands', 'app/site', 'scripts/config', 'scripts/lib'],
  'scripts/pictures': ['scripts/config', 'scripts/lib'],
  'scripts/compile': ['app/site', 'scripts/pictures', 'scripts/config', 'scripts/lib'],
  'scripts/specialise': ['scripts/compile', 'scripts/output', 'scripts/lib'],
  'scripts/stages': ['brands', 'scripts/config', 'scripts/plan', 'scripts/hosting', 'scripts/output', 'scripts/lib'],
  'scripts/hosting': [],
  'scripts/output': ['scripts/plan', 'scripts/lib'],
  'scripts/verify': ['scripts/config', 'scripts/output', 'scripts/lib'],
  'scripts/serve': ['scripts/hosting'],
  'scripts/screenshots': ['*'],
  'scripts/scaffold': ['brands', 'scripts/logo', 'scripts/config', 'scripts/lib'],
  'scripts/logo': ['brands', 'themes', 'scripts/config', 'scripts/lib'],
  'scripts/sandbox': ['app/api', 'scripts/lib'],
  'scripts/pipeline': [
    'brands',
    'scripts/config',
    'scripts/plan',
    'scripts/compile',
    'scripts/specialise',
    'scripts/stages',
    'scripts/hosting',
    'scripts/output',
    'scripts/pictures',
    'scripts/lib',
  ],
  'scripts/entries': ['*'],
  'build.config': ['scripts/config'],
};

const sourceFiles = ['app', 'brands', 'themes', 'scripts']
  .flatMap(listSourceFiles)
  .filter((file) => !/\.test\.tsx?$/.test(file));

function zoneOf(file: string): string {
  const [top, second] = file.split('/');
  if (top === 'brands' || top === 'themes') return top;
  if (file === 'build.config.ts') return 'build.config';
  if (second?.includes('.')) return top === 'app' ? 'app/main' : 'scripts/entries';
  return `${top}/${second}`;
}

const featureOf = (file: string) => (file.startsWith('app/features/') ? file.split('/')[2] : undefined);

test('every import goes in an allowed direction, and no feature imports another', () => {
  const offences: string[] = [];
  for (const file of sourceFiles) {
    const from = zoneOf(file);
    expect(allowedImports, `${file} is in no known zone`).toHaveProperty([from]);
    for (const { specifier } of readImports(file)) {
      const target = resolveImport(file, specifier);
      if (target === undefined) continue;
      const to = zoneOf(target);
      const sameRoom = from === to && featureOf(file) === featureOf(target);
      const permitted = from !== to && (allowedImports[from]!.includes('*') || allowedImports[from]!.includes(to));
      if (!sameRoom && !permitted) offences.push(`${file} -> ${target}`);
    }
  }
  expect(offences).toEqual([]);
});

test.for<[string, RegExp, RegExp]>([
  ['ky', /^ky$/, /^app\/api\//],
  ['the minifier and the parser', /^rolldown\/utils$/, /^scripts\/(?:compile|specialise|verify|config)\//],
])('only one place imports %s', ([, library, home]) => {
  const offences = sourceFiles.filter(
    (file) => readImports(file).some(({ specifier }) => library.test(specifier)) && !home.test(file),
  );
  expect(offences).toEqual([]);
});

/** A name of a function that changes the disk, called. */
const writeCall = /\b(?:writeFile|mkdir|rename|symlink|link|copyFile|cp|rm|unlink|appendFile)(?:Sync)?\(/;

test('only scripts/output and lib/writeAtomically.ts write, and two commands whose product are source files', () => {
  const offences = sourceFiles.filter(
    (file) =>
      file.startsWith('scripts/') &&
      writeCall.test(readFileSync(path.join(root, file), 'utf8')) &&
      !/^scripts\/(?:output\/|lib\/writeAtomically\.ts|draw-logos\.ts|schemas\.ts)/.test(file),
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

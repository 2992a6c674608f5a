import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const list = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules'] }).map((file) => file.replaceAll(path.sep, '/'));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const pages = list(['*.md', '.github/**/*.md', '{app,brands,scripts,templates,tests,themes}/**/*.md']);
const sources = list(['{app,brands,scripts,templates,tests,themes}/**/*.{ts,tsx,json,po,hbs,svg,yml}', '*.{ts,json}']);

/** The anchor that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const listAnchors = (text: string) => Array.from(text.matchAll(/^#{1,6} (.+)$/gm), ([, heading]) => toAnchor(heading!));

const hasAnchor = (page: string, anchor: string) => listAnchors(read(page)).includes(anchor);

/** The relative links of a page that lead to no file, or to no heading of one. */
function findDeadLinks(page: string, text = read(page)): string[] {
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link!).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file, anchor] = link.split('#');
    const target = file ? path.posix.join(path.posix.dirname(page), file) : page;
    return !existsSync(path.join(root, target)) || (anchor !== undefined && !hasAnchor(target, anchor));
  });
}

/** A folder, or a file of a kind that people write. */
const writtenPath = /^\w[\w.@-]*(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|json|md|po|hbs|svg|yml))$/;

/** The files of a build, a brand or a release, which not every checkout has. */
const elsewhere =
  /^(?:(?:dist|assets|share|frames|hosting|legal|pictures|texts)\/|brands\/retired\.json$|(?:brand|theme|logo(?:-dark)?|icon|name)\.(?:json|svg)$|(?:cs|de|en-US)\.po$)/;

/** Whether a path is meant from the folder of the page or one around it, or is the end of a path. */
function leadsSomewhere(page: string, written: string): boolean {
  if (elsewhere.test(written)) return true;
  for (let folder = path.posix.dirname(page); ; folder = path.posix.dirname(folder)) {
    if (existsSync(path.join(root, folder, written))) return true;
    if (folder === '.') break;
  }
  return sources.some((file) => (written.endsWith('/') ? file.includes(`/${written}`) : file.endsWith(`/${written}`)));
}

/** The paths between backticks of a page that do not exist. */
function findDeadPaths(page: string, text = read(page)): string[] {
  return Array.from(text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g), ([, code]) => code!).filter(
    (code) => writtenPath.test(code) && !leadsSomewhere(page, code),
  );
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The options that the entry of an npm script and the modules it imports declare; none where it runs a program. */
function listOptions(script: string): Set<string> | undefined {
  const entry = /(?:scripts|tests)\/[\w-]+\.ts/.exec(scripts[script] ?? '')?.[0];
  if (entry === undefined) return undefined;
  const imported = Array.from(read(entry).matchAll(/ from '(\.[^']+)'/g), ([, file]) =>
    path.posix.join(path.posix.dirname(entry), file!),
  );
  return new Set([
    '--help',
    ...([entry, ...imported]
      .map(read)
      .join('')
      .match(/(?<=')--[a-z-]+/g) ?? []),
  ]);
}

/** The options that a page gives to a command that does not know them. */
function findUnknownOptions(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run )?([\w:-]+) -- ([^`\n]*)/g)].flatMap(([, script, args]) => {
    const options = listOptions(script!);
    return (args!.match(/(?<!\S)--[a-z-]+/g) ?? []).flatMap((option) =>
      !options || options.has(option) ? [] : [`npm run ${script} ${option}`],
    );
  });
}

/** Lines of a page that name a script which package.json lacks. */
const findUnknownScripts = (text: string) =>
  Array.from(text.matchAll(/\bnpm run ([\w:-]+)/g), ([, script]) => script!).filter((script) => !(script in scripts));

test('what leads nowhere is named', () => {
  const text = '# A\n\n[a](b.md) [c](README.md) [d](README.md#none) [e](#a) `app/none.ts` `app/main.tsx` `a.b`';
  expect(findDeadLinks('README.md', text)).toEqual(['b.md', 'README.md#none', '#a']);
  expect(findDeadPaths('README.md', text)).toEqual(['app/none.ts']);
  expect(findUnknownOptions('`npm run check -- --json --none`, `npm start -- --port 1`')).toEqual([
    'npm run check --none',
  ]);
  expect(findUnknownScripts('npm run check, npm run none')).toEqual(['none']);
});

test.for(pages)('%s has only links, paths, commands and options that exist', (page) => {
  const text = read(page);
  expect([
    ...findDeadLinks(page, text),
    ...findDeadPaths(page, text),
    ...findUnknownOptions(text),
    ...findUnknownScripts(text),
  ]).toEqual([]);
});

test('README.md is short enough for a newcomer', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(7000);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './hash.ts';
import { hashTree } from './hashTree.ts';

/** What makes the entries of one kind, beside Node. */
interface CacheTools {
  /** Files and folders of this project. */
  sources: readonly string[];
  /** npm packages, or 'all' that are installed. */
  packages: readonly string[] | 'all';
}

/** Everything that a site is made with, but brands and themes, which are inputs. */
const siteSources = [
  'app/site/readIntegrity.ts',
  'app/start/chunkAreas.ts',
  'brands/languages',
  'brands/languageVariants.ts',
  'brands/languages.ts',
  'brands/swissSpelling.ts',
  'scripts',
  'themes/look.ts',
  'themes/schema.ts',
] as const;

/** The kinds of entries in the cache. cacheTools.test.ts proves that each names all that its maker imports. */
export const cacheTools = {
  /** All neutral chunks. */
  app: {
    sources: [
      'app/site/readIntegrity.ts',
      'app/start/chunkAreas.ts',
      'brands/languages',
      'brands/languageVariants.ts',
      'brands/languages.ts',
      'brands/swissSpelling.ts',
      'scripts/build/compile',
      'scripts/build/config/parse',
      'scripts/lib',
      'themes/look.ts',
      'scripts/build/pictures/pictureFiles.ts',
    ],
    packages: 'all',
  },
  /** One module of the app with its macros expanded. */
  macros: {
    sources: [
      'scripts/build/compile/macros.ts',
      'scripts/build/compile/projectPath.ts',
      'scripts/build/compile/reportFirst.ts',
      'scripts/build/config/parse/messageFormatting.ts',
    ],
    packages: 'all',
  },
  /** The class names and rules of one `.css.ts` file. */
  styles: {
    sources: [
      'scripts/build/compile/moduleImports.ts',
      'scripts/build/compile/projectPath.ts',
      'scripts/build/compile/styles.ts',
      'scripts/build/config/parse/messageFormatting.ts',
    ],
    packages: 'all',
  },
  /** The two modules of one catalogue of messages. */
  messages: {
    sources: [
      'brands/languages',
      'brands/languageVariants.ts',
      'brands/languages.ts',
      'brands/swissSpelling.ts',
      'scripts/build/compile/messagePriorities.ts',
      'scripts/build/compile/moduleImports.ts',
      'scripts/build/compile/pages',
      'scripts/build/compile/projectPath.ts',
      'scripts/build/compile/splitMessages.ts',
      'scripts/build/compile/walkAst.ts',
      'scripts/build/config/parse',
      'scripts/lib/parsePo.ts',
    ],
    packages: 'all',
  },
  /** One neutral chunk. */
  neutralChunk: {
    sources: ['scripts/build/compile', 'scripts/lib/reservedNames.ts'],
    packages: 'all',
  },
  /** One specialised chunk. */
  chunk: {
    sources: [
      'scripts/build/compile',
      'scripts/lib/reservedNames.ts',
      'scripts/lib/supportedBrowsers.ts',
      'scripts/build/specialise',
    ],
    packages: 'all',
  },
  /** A drawn icon. */
  icon: { sources: ['scripts/build/stages/icons.ts'], packages: ['@resvg/resvg-js'] },
  /** A font cut to some characters and weights. */
  font: { sources: ['scripts/build/stages/subsetFont.ts'], packages: ['@capsizecss/unpack', 'subset-font'] },
  /** The hashes of a content's compressed files. */
  compressed: {
    sources: [
      'scripts/build/output/compress.ts',
      'scripts/build/output/cacheFolders.ts',
      'scripts/build/output/contentStore.ts',
    ],
    packages: [],
  },
  /** The digest of a site, and its files in the hosting folder. */
  site: { sources: siteSources, packages: 'all' },
  /** The list of a site's files, by its digest. */
  fileList: { sources: siteSources, packages: 'all' },
  /** Which build is in a dist. */
  state: { sources: ['scripts'], packages: 'all' },
} as const satisfies Record<string, CacheTools>;

export type CacheKind = keyof typeof cacheTools;

/** One hash over the versions of all that makes the entries of a kind, in the project at `root`. */
export const readToolKey = (root: string, kind: CacheKind): string =>
  sha256(JSON.stringify([process.versions, hashTools(root, kind)]));

/** The same without Node. */
export function hashTools(root: string, kind: CacheKind): string {
  const { sources, packages }: CacheTools = cacheTools[kind];
  const versions =
    packages === 'all'
      ? hashTree(root, ['package.json', 'package-lock.json'])
      : packages.map((name) => readVersion(path.join(root, 'node_modules', name, 'package.json')));
  return sha256(JSON.stringify([hashTree(root, sources), versions]));
}

const readVersion = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './hash.ts';
import { memoize } from './memoize.ts';

/** The kinds of entries in the cache, with the module that makes each: it and all that it imports are the tools. */
export const cacheMakers = {
  /** All neutral chunks. */
  app: 'scripts/build/compile/loadNeutralApp.ts',
  /** One module of the app with its macros expanded. */
  macros: 'scripts/build/compile/macrosPlugin.ts',
  /** The class names and rules of one `.css.ts` file. */
  styles: 'scripts/build/compile/stylesPlugin.ts',
  /** The messages of one catalogue by priority. */
  messages: 'scripts/build/compile/messageCatalogues.ts',
  /** One neutral chunk. */
  neutralChunk: 'scripts/build/compile/toNeutralChunk.ts',
  /** One specialised chunk. */
  chunk: 'scripts/build/specialise/createSpecialiser.ts',
  /** A drawn icon. */
  icon: 'scripts/build/stages/renderIcons.ts',
  /** The picture that apps show with a shared link. */
  sharePicture: 'scripts/build/stages/sharePictures.ts',
  /** The stored files of a site that are made with the app. */
  appFiles: 'scripts/build/release/buildRelease.ts',
  /** The stored icons and legal texts of a brand. */
  brandFiles: 'scripts/build/release/buildRelease.ts',
  /** The stored pictures of a brand. */
  pictures: 'scripts/build/release/buildRelease.ts',
  /** One file made from a photograph. */
  photo: 'scripts/build/pictures/photos/encodePhoto.ts',
  /** A font cut to some characters and weights. */
  font: 'scripts/build/stages/subsetFont.ts',
  /** The hashes of a content's compressed files. */
  compressed: 'scripts/build/output/contentStore.ts',
  /** The digest of a site, under which the content store has the list of its files. */
  site: 'scripts/build/release/buildRelease.ts',
  /** The hash of a delta. */
  delta: 'scripts/build/output/makeDeltas.ts',
  /** Which build is in a dist. */
  state: 'scripts/build/release/runBuild.ts',
} as const;

export type CacheKind = keyof typeof cacheMakers;

/** Files that say which packages are installed. */
const packageLists = ['package.json', 'package-lock.json'];

/**
 * Matches imports, exports from elsewhere and modules that are started as processes; types apart, which do not run. As
 * the formatter writes them, statements begin a line.
 */
const importPattern =
  /^(?:import|export)(?! type\b)(?:[^'"`;]*? from)? '([^']+)'|\b(?:import|new URL)\('([^'?]+)'(?:\)|, import\.meta)/gm;

/** Reads the hash of a file, and what it imports. */
const readTool = memoize((file: string) => {
  const text = readFileSync(file, 'utf8');
  const imports = file.endsWith('.ts')
    ? Array.from(text.matchAll(importPattern), ([, ...found]) => found.join(''))
    : [];
  return { hash: sha256(text), imports };
});

/** Lists what makes the entries of a kind: its maker and all it imports; for a package, the lists of packages. */
export function listTools(root: string, kind: CacheKind): string[] {
  const files = new Set<string>([cacheMakers[kind]]);
  // A set is walked in the order in which it grows.
  for (const file of files) {
    for (const specifier of readTool(path.join(root, file)).imports) {
      if (specifier.startsWith('.')) files.add(path.posix.join(path.posix.dirname(file), specifier));
      else if (!specifier.startsWith('node:')) for (const list of packageLists) files.add(list);
    }
  }
  return [...files].sort();
}

/** Lists what makes the entries of a kind with the hash of each file, sorted by path. */
export const listToolHashes = (root: string, kind: CacheKind): (readonly [file: string, hash: string])[] =>
  listTools(root, kind).map((file) => [file, readTool(path.join(root, file)).hash]);

/** One hash over all that makes the entries of a kind in the project at `root`, Node included. */
export const readToolKey = (root: string, kind: CacheKind): string =>
  sha256(JSON.stringify([process.versions, hashTools(root, kind)]));

/** The same without Node. */
export const hashTools = (root: string, kind: CacheKind): string => sha256(JSON.stringify(listToolHashes(root, kind)));

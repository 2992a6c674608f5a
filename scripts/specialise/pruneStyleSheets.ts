import { transform } from 'lightningcss';
import { assetsFolder } from '../compile/NeutralApp.ts';
import { hashedName } from '../lib/hash.ts';
import { createKeyedMemo, memoize } from '../lib/memoize.ts';
import type { SpecialisedChunk } from './specialiseChunk.ts';

/** A style sheet of the app, or what a site has of it. Graphs with the same one share the object. */
export interface StyleSheet {
  /** Inside the site's folder; it holds a hash of the text. */
  path: string;
  text: string;
}

/** By the path of a style sheet of the app, what the chunks need of it; undefined if that is nothing. */
export type PruneStyleSheets = (chunks: Iterable<SpecialisedChunk>) => (path: string) => StyleSheet | undefined;

/**
 * Creates the pruner of style sheets: rules go if they are for a class name that none of the chunks has. So the styles of
 * a branch that a site's values fold away go with it.
 */
export function createStyleSheetPruner(styleSheets: readonly StyleSheet[]): PruneStyleSheets {
  const sheetByPath = new Map(styleSheets.map((sheet) => [sheet.path, sheet]));
  const classesOf = memoize(({ text }: StyleSheet) => findNames(text, /(?<=\.)[a-z_][\w-]*/gi));
  const allClasses = new Set(styleSheets.flatMap((sheet) => [...classesOf(sheet)]));
  const usedBy = memoize(({ code }: SpecialisedChunk) => findNames(code, /[\w-]+/g).intersection(allClasses));
  const once = createKeyedMemo<StyleSheet, StyleSheet>();
  return (chunks) => {
    const used = new Set(Array.from(chunks, (chunk) => [...usedBy(chunk)]).flat());
    return (path) => {
      const sheet = sheetByPath.get(path);
      if (!sheet) throw new Error(`there is no style sheet ${path}`);
      const unused = [...classesOf(sheet).difference(used)];
      const pruned = unused.length === 0 ? sheet : once(sheet, unused.join(), () => withoutClasses(sheet, unused));
      return pruned.text === '' ? undefined : pruned;
    };
  };
}

const findNames = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([name]) => name));

function withoutClasses({ path, text }: StyleSheet, unusedSymbols: string[]): StyleSheet {
  const { code } = transform({ filename: path, code: Buffer.from(text), minify: true, unusedSymbols });
  const label = path.slice(assetsFolder.length + 1).replace(/-[\w-]{8}\.css$/, '.css');
  return { path: `${assetsFolder}/${hashedName(label, code)}`, text: Buffer.from(code).toString('utf8') };
}

import { transform } from 'lightningcss';
import { assetsFolder, type NeutralApp } from '../compile/NeutralApp.ts';
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
 * Creates the pruner of style sheets: rules go if they are for a class name that the app's scripts have and none of a
 * site's. So the styles of a branch that a site's values fold away go with it. A name that no script of the app has is one
 * that a library puts together when it runs, and stays.
 */
export function createStyleSheetPruner({ styleSheets, chunks }: NeutralApp): PruneStyleSheets {
  const sheetByPath = new Map(styleSheets.map((sheet) => [sheet.path, sheet]));
  const allClasses = new Set(styleSheets.flatMap(({ text }) => [...findNames(text, className)]));
  const namedBy = memoize(({ code }: { code: string }) => findNames(code, /[\w-]+/g).intersection(allClasses));
  const named = new Set(chunks.flatMap((chunk) => [...namedBy(chunk)]));
  const classesOf = memoize(({ text }: StyleSheet) => findNames(text, className).intersection(named));
  const once = createKeyedMemo<StyleSheet, StyleSheet>();
  return (specialised) => {
    const used = new Set(Array.from(specialised, (chunk) => [...namedBy(chunk)]).flat());
    return (path) => {
      const sheet = sheetByPath.get(path);
      if (!sheet) throw new Error(`there is no style sheet ${path}`);
      const unused = [...classesOf(sheet).difference(used)];
      const pruned = unused.length === 0 ? sheet : once(sheet, unused.join(), () => withoutClasses(sheet, unused));
      return pruned.text === '' ? undefined : pruned;
    };
  };
}

const className = /(?<=\.)[a-z_][\w-]*/gi;
const findNames = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([name]) => name));

function withoutClasses({ path, text }: StyleSheet, unusedSymbols: string[]): StyleSheet {
  const { code } = transform({ filename: path, code: Buffer.from(text), minify: true, unusedSymbols });
  const label = path.slice(assetsFolder.length + 1).replace(/-[\w-]{8}\.css$/, '.css');
  return { path: `${assetsFolder}/${hashedName(label, code)}`, text: Buffer.from(code).toString('utf8') };
}

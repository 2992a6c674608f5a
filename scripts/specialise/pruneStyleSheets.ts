import { transform } from 'lightningcss';
import { assetsFolder, type NeutralStyleSheet } from '../compile/NeutralApp.ts';
import { findNamedClasses } from '../compile/styleClasses.ts';
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
 * Creates the pruner of style sheets: rules go if they are for a class name that scripts of the app have, but none of the
 * chunks. So the styles of a branch that a site's values fold away go with it.
 */
export function createStyleSheetPruner(styleSheets: readonly NeutralStyleSheet[]): PruneStyleSheets {
  const sheetByPath = new Map(styleSheets.map((sheet) => [sheet.path, sheet]));
  const allClasses = new Set(styleSheets.flatMap(({ classes }) => classes));
  const usedBy = memoize(({ code }: SpecialisedChunk) => findNamedClasses(code, allClasses));
  const once = createKeyedMemo<StyleSheet, StyleSheet>();
  return (chunks) => {
    const used = new Set(Array.from(chunks, (chunk) => [...usedBy(chunk)]).flat());
    return (path) => {
      const sheet = sheetByPath.get(path);
      if (!sheet) throw new Error(`there is no style sheet ${path}`);
      const unused = sheet.classes.filter((name) => !used.has(name));
      const pruned: StyleSheet =
        unused.length === 0 ? sheet : once(sheet, unused.join(), () => withoutClasses(sheet, unused));
      return pruned.text === '' ? undefined : pruned;
    };
  };
}

function withoutClasses({ path, text }: StyleSheet, unusedSymbols: string[]): StyleSheet {
  const { code } = transform({ filename: path, code: Buffer.from(text), minify: true, unusedSymbols });
  const label = path.slice(assetsFolder.length + 1).replace(/-[\w-]{8}\.css$/, '.css');
  return { path: `${assetsFolder}/${hashedName(label, code)}`, text: Buffer.from(code).toString('utf8') };
}

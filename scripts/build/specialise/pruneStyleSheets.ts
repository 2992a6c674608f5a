import { transform } from 'lightningcss';
import { hashedName } from '../../lib/hash.ts';
import { createKeyedMemo, memoize } from '../../lib/memoize.ts';
import { styleTargets } from '../../lib/supportedBrowsers.ts';
import type { NeutralStyleSheet } from '../compile/NeutralApp.ts';
import { findClasses, findNamedClasses } from '../compile/styleClasses.ts';
import type { SpecialisedChunk } from './specialiseChunk.ts';

/** A style sheet of the app, or what a site has of it. Graphs with the same one share the object. */
export interface StyleSheet {
  /** By which preload lists name it, inside the site's folder; it stays the same when the text changes. */
  name: string;
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
  const sheetByPath = new Map(nameStyleSheets(styleSheets).map((sheet) => [sheet.path, sheet]));
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

/** `assets/Page-01234567.css` without its hash. */
const withoutHash = (path: string) => path.replace(/-[\w-]{8}\.css$/, '.css');

/** Names style sheets by their paths without the hash; those that would share a name, by their paths. */
function nameStyleSheets(styleSheets: readonly NeutralStyleSheet[]): (NeutralStyleSheet & StyleSheet)[] {
  const shortNames = styleSheets.map(({ path }) => withoutHash(path));
  const isUnique = (name: string) => shortNames.indexOf(name) === shortNames.lastIndexOf(name);
  return styleSheets.map((sheet, index) => ({
    ...sheet,
    name: isUnique(shortNames[index]!) ? shortNames[index]! : sheet.path,
  }));
}

/** Creates a function that gives what style sheets have for markup: their rules without those for other class names. */
export function createMarkupPruner(): (sheets: readonly StyleSheet[], html: string) => string[] {
  const once = createKeyedMemo<StyleSheet, string>();
  return (sheets, html) => {
    const used = [...new Set(html.match(/(?<= class=")[^"]+/g))].join(' ');
    return sheets.map((sheet) => once(sheet, used, () => withoutOthers(sheet, new Set(used.split(' ')))));
  };
}

const withoutOthers = (sheet: StyleSheet, used: ReadonlySet<string>): string =>
  withoutClasses(
    sheet,
    [...findClasses(sheet.text)].filter((name) => !used.has(name)),
  ).text;

function withoutClasses({ name, path, text }: StyleSheet, unusedSymbols: string[]): StyleSheet {
  const { code } = transform({
    filename: path,
    code: Buffer.from(text),
    minify: true,
    targets: styleTargets,
    unusedSymbols,
  });
  return { name, path: hashedName(withoutHash(path), code), text: Buffer.from(code).toString('utf8') };
}

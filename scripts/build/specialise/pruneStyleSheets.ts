import { transform } from 'lightningcss';
import { hashedName } from '../../lib/hash.ts';
import { createKeyedMemo, memoize } from '../../lib/memoize.ts';
import { styleTargets, unusedStyleFeatures } from '../../lib/supportedBrowsers.ts';
import type { NeutralStyleSheet } from '../compile/NeutralApp.ts';
import { findClasses, findNamedClasses } from '../compile/styleClasses.ts';
import type { SpecialisedChunk } from './specialiseChunk.ts';

/** A style sheet of the app, or a site's part of it. Graphs with the same one share the object. */
export interface StyleSheet {
  /** The name by which preload lists refer to it, inside the site's folder; it stays the same when the text changes. */
  name: string;
  /** Inside the site's folder; it holds a hash of the text. */
  path: string;
  text: string;
}

/** Pruner that keeps what the chunks need of a style sheet, by its path; undefined if that is nothing. */
export type PruneStyleSheets = (chunks: Iterable<SpecialisedChunk>) => (path: string) => StyleSheet | undefined;

/**
 * Creates the pruner of style sheets. It removes rules for a class name that scripts of the app have, but none of the
 * chunks, and so the styles of a branch that a site's values fold away.
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

/** Cuts the hash out of a path such as `assets/Page-01234567.css`. */
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

/** Creates the function that cuts style sheets down to markup: rules for other class names are left out. */
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
    exclude: unusedStyleFeatures,
    unusedSymbols,
  });
  return { name, path: hashedName(withoutHash(path), code), text: Buffer.from(code).toString('utf8') };
}

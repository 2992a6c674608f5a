import { memoize } from '../../lib/memoize.ts';
import type { NeutralStyleSheet } from './NeutralApp.ts';

const findNames = (text: string, pattern: RegExp) => new Set<string>(text.match(pattern));

/** Finds the class names in a style sheet. */
export const findClasses = (text: string): Set<string> => findNames(text, /(?<=\.)[a-z_][\w-]*/gi);

/** Finds the class names that a script has as a word. */
export const findNamedClasses = (code: string, classes: ReadonlySet<string>): ReadonlySet<string> =>
  findNames(code, longWords(classes)).intersection(classes);

/** Returns the pattern of words as long as a class name: most names in a minified script are shorter. */
const longWords = memoize((classes: ReadonlySet<string>) => {
  const shortest = Math.min(32, ...Array.from(classes, ({ length }) => length));
  return new RegExp(`[\\w-]{${shortest},}`, 'g');
});

/** Adds to each style sheet its class names that one of the scripts has. */
export function withClasses(
  styleSheets: readonly Omit<NeutralStyleSheet, 'classes'>[],
  scripts: readonly { code: string }[],
): NeutralStyleSheet[] {
  const classesOf = styleSheets.map(({ text }) => findClasses(text));
  const all = new Set(classesOf.flatMap((classes) => [...classes]));
  const named = new Set(scripts.flatMap(({ code }) => [...findNamedClasses(code, all)]));
  return styleSheets.map((sheet, index) => ({ ...sheet, classes: [...classesOf[index]!.intersection(named)] }));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findImports } from '../../build/compile/messagePriorities.ts';
import { type DeclaredPage, readPages } from '../../build/compile/pages/readPages.ts';
import { memoize } from '../../lib/memoize.ts';

/** Finds the screens on which the modules of the app, by their paths from its root, show a message. */
export type FindScreens = (references: readonly string[]) => readonly string[];

/** The screens of what is around all pages, such as the menu. */
export const everyPage = 'every page';

/**
 * Creates the finder of screens: the pages, by name, whose declarations import a module, itself or by others. What only
 * the app around the pages imports is on every page.
 */
export function createScreenFinder(root: string): FindScreens {
  const app = path.join(root, 'app');
  const importsOf = memoize((file: string) =>
    findImports(app, file, readFileSync(file, 'utf8')).flatMap(({ specifier }) =>
      /^\..*\.tsx?$/.test(specifier) ? [path.resolve(path.dirname(file), specifier)] : [],
    ),
  );
  const collect = ({ file, module }: DeclaredPage): ReadonlySet<string> => {
    const found = new Set([file, module ?? []].flat().map((one) => path.join(root, one)));
    for (const one of found) for (const imported of importsOf(one)) found.add(imported);
    return found;
  };
  const modulesOf = memoize((page: DeclaredPage) => collect(page));
  const pages = readPages(root);
  return (references) => {
    const files = references.filter((one) => one.startsWith('app/')).map((one) => path.join(root, one.split(':')[0]!));
    const shown = pages.filter((page) => files.some((file) => modulesOf(page).has(file)));
    if (files.length === 0) return [];
    return shown.length === 0 || shown.length === pages.length ? [everyPage] : shown.map(({ name }) => name);
  };
}

/** Formats the screens of a message; many are counted. */
export const formatScreens = (screens: readonly string[]): string =>
  screens.length > 6 ? `${screens.slice(0, 5).join(', ')} and ${screens.length - 5} more` : screens.join(', ');

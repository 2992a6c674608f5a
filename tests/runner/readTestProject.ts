import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routeTable } from '../../app/routing/routeTable.ts';
import { type ImportGraph, listSourceFiles, readImportGraph } from '../support/importGraph.ts';
import { parseRoutePages } from '../support/parseRoutePages.ts';

/** What the selection of tests depends on. Paths are relative to the root, with slashes. */
export interface TestProject {
  graph: ImportGraph;
  /** The text of every module. */
  texts: ReadonlyMap<string, string>;
  screens: readonly { name: string; route: string }[];
  /** Route → modules of its page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Reads what the selection of tests depends on. */
export async function readTestProject(): Promise<TestProject> {
  const files = ['app', 'brands', 'scripts', 'tests', 'themes'].flatMap(listSourceFiles);
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const names = new Set(Object.keys(routeTable));
  const routeFiles = files.filter((file) => /\.routes\.tsx?$/.test(file));
  const { routeOfScreen, screens } = await import('../../scripts/screenshots/screens/screens.ts');
  return {
    graph: readImportGraph(files),
    texts,
    screens: screens.map((screen) => ({ name: screen.name, route: routeOfScreen(screen) })),
    pages: new Map(routeFiles.flatMap((file) => [...parseRoutePages(file, texts.get(file)!, names)])),
  };
}

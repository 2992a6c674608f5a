import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routeTable } from '../../app/routing/routeTable.ts';
import { listSourceFiles, readImportGraph } from '../support/importGraph.ts';
import { implicitDependencies } from './implicitDependencies.ts';
import { parseRoutePages } from './parseRoutePages.ts';
import { parseSpec } from './parseSpec.ts';
import type { TestProject } from './TestProject.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const screensFile = 'scripts/screenshots/screens/screens.ts';

/** Reads everything that the selection of tests depends on. */
export async function readTestProject(): Promise<TestProject> {
  const sources = ['app', 'brands', 'scripts', 'tests', 'themes'].flatMap(listSourceFiles);
  const graph = readImportGraph([...sources, 'build.config.ts']);
  const specs = sources.filter((file) => file.endsWith('.spec.ts'));
  const checksScreens = (file: string) => graph.get(file)!.some((edge) => edge.file === screensFile);
  return {
    graph,
    implicitDependencies,
    unitFiles: sources.filter((file) => /\.test\.tsx?$/.test(file)),
    specs: specs.filter((file) => !checksScreens(file)).map((file) => parseSpec(file, read(file))),
    visualSpecs: specs.filter(checksScreens),
    screens: await readScreens(),
    pages: readPages(sources.filter((file) => /\.routes\.tsx?$/.test(file))),
  };
}

/** The pages of all features, in the order of the route table. */
function readPages(files: readonly string[]): TestProject['pages'] {
  const names = Object.keys(routeTable);
  const pages = files.map((file) => parseRoutePages(file, read(file), new Set(names)));
  return new Map(
    names.flatMap((name) => {
      const modules = pages.flatMap((map) => [...(map.get(name) ?? [])]);
      return modules.length > 0 ? [[name, modules] as const] : [];
    }),
  );
}

const readScreens = async (): Promise<TestProject['screens']> => {
  const { routeOfScreen, screens } = await import('../../scripts/screenshots/screens/screens.ts');
  return screens.map((screen) => ({ name: screen.name, route: routeOfScreen(screen) }));
};

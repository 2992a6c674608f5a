import { findAffectedFiles, reachableFrom } from './affectedFiles.ts';
import type { TestProject } from './TestProject.ts';

/** Code that only tests run: their own files, and the screens that they share with the screenshots. */
export const isTestCode = (file: string): boolean =>
  file.startsWith('tests/') || file.startsWith('scripts/screenshots/');

/** Files that affect all browser tests. */
export const browserSetupFiles = ['tests/playwright.config.ts', 'tests/browser/buildTestSite.ts'];

/**
 * Finds the routes whose pages import a changed file. `nearby` adds the other routes of its feature; `everywhere` is a
 * changed file that most pages import, or that is loaded on every page.
 */
export function findAffectedRoutes(files: readonly string[], { graph, implicitDependencies, pages }: TestProject) {
  const routes = new Set<string>();
  const frame = reachableFrom(
    graph,
    ['app/main.tsx'],
    ({ from, kind }) => kind === 'static' || (kind === 'dynamic' && !/\.routes\.tsx?$/.test(from)),
  );
  const reached = Array.from(
    pages,
    ([route, modules]) => [route, reachableFrom(graph, modules, ({ kind }) => kind !== 'type')] as const,
  );
  const routesOfFeature = (file: string) => {
    const folder = /^app\/features\/[^/]+\//.exec(file)?.[0];
    if (folder === undefined) return [];
    return Array.from(pages).flatMap(([route, modules]) =>
      modules.some((module) => module.startsWith(folder)) ? route : [],
    );
  };
  const nearby = new Set<string>();
  let everywhere: string | undefined;
  for (const file of files.filter((each) => !isTestCode(each))) {
    if (file.startsWith('app/')) {
      const importing = reached.filter(([, modules]) => modules.has(file)).map(([route]) => route);
      const isOnMostPages = importing.length > pages.size / 2;
      if (isOnMostPages || frame.has(file)) everywhere ??= file;
      if (isOnMostPages) continue;
      for (const route of importing) routes.add(route);
      if (importing.length > 0 || frame.has(file)) for (const route of routesOfFeature(file)) nearby.add(route);
      // A module of a feature that every page loads affects the pages of that feature most.
      if (frame.has(file)) for (const route of routesOfFeature(file)) routes.add(route);
    } else {
      const built = findAffectedFiles(graph, implicitDependencies, [file], ({ kind }) => kind !== 'type');
      if (browserSetupFiles.some((setup) => built.has(setup))) everywhere ??= file;
    }
  }
  return { routes, nearby: routes.union(nearby), everywhere };
}

import { findAffectedFiles, reachableFrom } from './affectedFiles.ts';
import type { TestProject } from './TestProject.ts';

/** What only tests run: their own files, and the screens that they share with the pictures. */
export const isTestCode = (file: string): boolean =>
  file.startsWith('tests/') || file.startsWith('scripts/screenshots/');

/** What all browser tests run with. */
export const browserSetupFiles = ['tests/playwright.config.ts', 'tests/browser/buildTestSite.ts'];

/**
 * The routes whose pages lead to a changed file, and `nearby` with the others of its feature; `everywhere` is a file that
 * most of them show, or that frames them.
 */
export function findAffectedRoutes(
  files: readonly string[],
  { graph, implicitDependencies: readers, pages }: TestProject,
) {
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
  const ofFeature = (file: string) => {
    const folder = /^app\/features\/[^/]+\//.exec(file)?.[0];
    if (folder === undefined) return [];
    return Array.from(pages).flatMap(([route, modules]) =>
      modules.some((one) => one.startsWith(folder)) ? route : [],
    );
  };
  const nearby = new Set<string>();
  let everywhere: string | undefined;
  for (const file of files.filter((one) => !isTestCode(one))) {
    if (file.startsWith('app/')) {
      const showing = reached.filter(([, modules]) => modules.has(file)).map(([route]) => route);
      const most = showing.length > pages.size / 2;
      if (most || frame.has(file)) everywhere ??= file;
      if (most) continue;
      for (const route of showing) routes.add(route);
      if (showing.length > 0 || frame.has(file)) for (const route of ofFeature(file)) nearby.add(route);
      // What the frame loads of a feature concerns the pages of that feature before all others.
      if (frame.has(file)) for (const route of ofFeature(file)) routes.add(route);
    } else {
      const built = findAffectedFiles(graph, readers, [file], ({ kind }) => kind !== 'type');
      if (browserSetupFiles.some((one) => built.has(one))) everywhere ??= file;
    }
  }
  return { routes, nearby: routes.union(nearby), everywhere };
}

import { findAffected, reachFrom } from './reach.ts';
import type { TestProject } from './TestProject.ts';

/** What all browser tests run with. */
export const browserFrame = ['tests/journeys/playwright.config.ts', 'tests/journeys/globalSetup.ts'];

/** The routes whose pages lead to a changed file; `everywhere` is one that most of them show, or whatever frames them. */
export function findConcerned(files: readonly string[], { graph, readers, pages }: TestProject) {
  const routes = new Set<string>();
  const frame = reachFrom(
    graph,
    ['app/main.tsx'],
    ({ from, kind }) => kind === 'static' || (kind === 'dynamic' && !/\.routes\.tsx?$/.test(from)),
  );
  const reached = Array.from(
    pages,
    ([route, modules]) => [route, reachFrom(graph, modules, ({ kind }) => kind !== 'type')] as const,
  );
  // What the frame loads of a feature concerns the pages of that feature before all others.
  const ofFeature = (file: string) => {
    const folder = /^app\/features\/[^/]+\//.exec(file)?.[0];
    if (folder === undefined || !frame.has(file)) return [];
    return Array.from(pages).flatMap(([route, modules]) =>
      modules.some((one) => one.startsWith(folder)) ? route : [],
    );
  };
  let everywhere: string | undefined;
  for (const file of files.filter((one) => !one.startsWith('tests/'))) {
    if (file.startsWith('app/')) {
      const showing = reached.filter(([, modules]) => modules.has(file)).map(([route]) => route);
      const most = showing.length > pages.size / 2;
      if (most || frame.has(file)) everywhere ??= file;
      if (!most) for (const route of [...showing, ...ofFeature(file)]) routes.add(route);
    } else {
      const built = findAffected(graph, readers, [file], ({ kind }) => kind !== 'type');
      if (browserFrame.some((one) => built.has(one))) everywhere ??= file;
    }
  }
  return { routes, everywhere };
}

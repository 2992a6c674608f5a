const modulePattern = /\/node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/**
 * Lists the npm packages of modules, sorted, as paths inside node_modules: `react`, or `a/node_modules/b` for a copy
 * that only `a` has. Vite and Rolldown's own helpers have no path there and are left out.
 */
export const findPackages = (moduleIds: readonly string[]): string[] =>
  [...new Set(moduleIds.flatMap((id) => modulePattern.exec(id)?.[1] ?? []))].sort();

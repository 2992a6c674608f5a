import type { parseSync } from 'rolldown/utils';

type ParsedModule = ReturnType<typeof parseSync>['module'];

/** Finds a module's imports, and its exports from other modules, when it runs; types do not count. */
export function findRuntimeImports({ staticImports, staticExports }: ParsedModule) {
  return {
    imports: staticImports.filter(({ entries }) => entries.length === 0 || entries.some((one) => !one.isType)),
    reExports: staticExports.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.moduleRequest && !one.isType ? [one] : [])),
    ),
  };
}

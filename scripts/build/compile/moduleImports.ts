import type { parseSync } from 'rolldown/utils';

type ParsedModule = ReturnType<typeof parseSync>['module'];

/** What a module imports, and what it exports again from others, when it runs. Types do not count. */
export function findRuntimeImports({ staticImports, staticExports }: ParsedModule) {
  return {
    imports: staticImports.filter(({ entries }) => entries.length === 0 || entries.some((one) => !one.isType)),
    reExports: staticExports.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.moduleRequest && !one.isType ? [one] : [])),
    ),
  };
}

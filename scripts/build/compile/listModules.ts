import path from 'node:path';

/**
 * Lists the files of the project that bundled modules are made from, sorted, as paths from its root: without packages,
 * and without modules that plugins make up.
 */
export const listModules = (root: string, moduleIds: readonly string[]): string[] => [
  ...new Set(
    moduleIds
      .map((id) => path.relative(root, id.replace(/\?.*$/, '').replace(/\.vanilla\.css$/, '')))
      .filter((file) => !/^\.\.|^\/|\0|node_modules\//.test(file))
      .sort(),
  ),
];

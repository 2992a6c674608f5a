import path from 'node:path';

/** The path of a file from the project's root, with forward slashes. */
export const toProjectPath = (root: string, file: string): string =>
  path.relative(root, file).replaceAll(path.sep, '/');

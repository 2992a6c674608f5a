import path from 'node:path';
import { UsageError } from '../../lib/problem.ts';
import { quote } from '../config/parse/problemMessageFormatting.ts';

/** Returns the path of a file from the project's root, with forward slashes. */
export const toProjectPath = (root: string, file: string): string =>
  path.relative(root, file).replaceAll(path.sep, '/');

/**
 * Characters that tools misread in a path: Vite ends addresses of modules at # and ?, Node replaces * by names, and no
 * line of code continues after a break.
 */
const unreadable = /[#?*\r\n]/;

/** Throws a UsageError if the tools cannot read modules in a folder, because of a character in its path. */
export function assertProjectPath(root: string): void {
  const sign = unreadable.exec(root)?.[0];
  if (sign === undefined) return;
  const folder = root.slice(root.lastIndexOf(path.sep, root.indexOf(sign)) + 1).split(path.sep)[0]!;
  throw new UsageError(
    `no site can be built in a folder with ${quote(sign)} in its path; rename ${quote(folder)}, or move the project out of it`,
  );
}

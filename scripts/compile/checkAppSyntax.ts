import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { createLineIndex } from '../config/parse/createLineIndex.ts';
import type { Problem } from '../lib/problem.ts';

/** Finds the syntax errors in the code of the app below `root`: what a build would stumble over, in a second instead. */
export function checkAppSyntax(root: string): Problem[] {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    return parseSync(file, code).errors.map(({ message, labels }) => ({
      file,
      ...createLineIndex(code)(labels[0]?.start ?? 0),
      message,
    }));
  });
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';
import type { Problem } from '../../lib/problem.ts';
import { locateOffsets } from '../config/parse/locateOffsets.ts';
import type { OffsetProblem } from '../config/parse/pathProblem.ts';
import { hasArtImports, replaceArtImports } from './artImportsPlugin.ts';
import { findTopLevelThrow } from './findTopLevelThrow.ts';
import { parsePages } from './pages/readPages.ts';
import { createSiteReadsFinder } from './siteReads.ts';

const toSyntaxProblem = ({ message, labels, helpMessage }: ReturnType<typeof parseSync>['errors'][number]) => ({
  offset: labels[0]?.start ?? 0,
  message: message.replace(/\.$/, ''),
  hint: helpMessage?.replace(/\.$/, '') ?? 'the mistake is here or right before',
});

/**
 * Finds what would stop a build in the app's code below `root`, within a second: syntax errors, uses of `site` that
 * cannot be compiled in, unknown values and unknown pictures. `pictureIds` are those of all pictures; without them,
 * imports of pictures are not checked.
 */
export function checkAppCode(root: string, pictureIds: readonly string[] | undefined): Problem[] {
  const findSiteReads = createSiteReadsFinder(root);
  const findProblems = (file: string, code: string): OffsetProblem[] => {
    const { errors } = parseSync(file, code, { showSemanticErrors: true });
    if (errors.length > 0) return errors.map(toSyntaxProblem);
    if (/\.test\.tsx?$/.test(file)) return [];
    return [
      ...findSiteReads(code, path.join(root, file)).problems,
      ...findTopLevelThrow(code, file),
      ...(pictureIds && hasArtImports(code) ? findArtProblems(code, file, pictureIds) : []),
    ];
  };
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return [
    ...parsePages(root).problems,
    ...files.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return locateOffsets({ file, text }, findProblems(file, text));
    }),
  ];
}

const findArtProblems = (code: string, file: string, ids: readonly string[]) =>
  replaceArtImports(new MagicString(code), { file, ids, readValue: (key) => key });

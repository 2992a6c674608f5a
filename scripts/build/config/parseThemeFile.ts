import { basename } from 'node:path';
import { WrittenTheme } from '../../../themes/schema.ts';
import type { Problem } from '../../lib/problem.ts';
import type { ResolvedTheme } from './catalogue.ts';
import { checkContrast } from './checks/checkContrast.ts';
import { parseJsonDocument } from './parse/parseJsonDocument.ts';
import { validate } from './parse/validate.ts';
import { toProblem } from './pathProblem.ts';
import type { TextFile } from './read/sources.ts';
import { resolveTheme } from './resolveTheme.ts';

export interface ParsedTheme {
  /** Name of the file in themes/, or slug of the brand whose own theme it is. */
  name: string;
  /** Only where there are no problems. */
  theme?: ResolvedTheme;
  problems: Problem[];
}

/** Checks the form and the contrast of a theme file, in themes/ or of one brand. */
export function parseThemeFile(name: string, { file, text }: TextFile, kind: 'shared' | 'own' = 'shared'): ParsedTheme {
  const { document, problems: syntaxProblems } = parseJsonDocument(file, text);
  if (!document) return { name, problems: syntaxProblems };
  const { value, partial, problems } = validate(WrittenTheme, document.value);
  const { primary, accent, neutral, brand } = partial?.colors ?? {};
  const contrastProblems =
    primary && accent && neutral ? checkContrast({ primary, accent, neutral, ...(brand && { brand }) }) : [];
  const all = [...syntaxProblems, ...[...problems, ...contrastProblems].map((problem) => toProblem(document, problem))];
  return { name, problems: all, ...(value && all.length === 0 && { theme: resolveTheme(name, value, kind) }) };
}

/** Checks every file in themes/. */
export const parseThemes = (files: readonly TextFile[]): ParsedTheme[] =>
  files.map((file) => parseThemeFile(basename(file.file, '.json'), file));

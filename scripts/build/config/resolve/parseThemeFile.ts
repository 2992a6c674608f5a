import { basename } from 'node:path';
import { WrittenTheme } from '../../../../themes/themeSchema.ts';
import { checkContrast } from '../colors/checkContrast.ts';
import { resolveTheme } from '../colors/resolveTheme.ts';
import { parseJsonDocument } from '../parse/parseJsonDocument.ts';
import { toProblem } from '../parse/pathProblem.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { validate } from '../parse/validate.ts';
import type { ParsedTheme } from '../schema/parsedBrand.ts';

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

import { basename } from 'node:path';
import { WrittenTheme } from '../../themes/schema.ts';
import type { Problem } from '../lib/problem.ts';
import type { ResolvedTheme } from './catalogue.ts';
import { checkContrast } from './checks/checkContrast.ts';
import { parseJsonDocument } from './parse/parseJsonDocument.ts';
import { validate } from './parse/validate.ts';
import { toProblem } from './pathProblem.ts';
import type { TextFile } from './read/sources.ts';
import { resolveTheme } from './resolveTheme.ts';

export interface ParsedTheme {
  name: string;
  /** Only where nothing is wrong with it. */
  theme?: ResolvedTheme;
  problems: Problem[];
}

/** A theme file, its colours held against every use the interface makes of them. */
export function parseThemeFile({ file, text }: TextFile): ParsedTheme {
  const name = basename(file, '.json');
  const { document, problems } = parseJsonDocument(file, text);
  if (!document) return { name, problems };
  const { value: whole, partial: part, problems: mistakes } = validate(WrittenTheme, document.value);
  const { primary, accent, neutral } = part?.colors ?? {};
  const pale = primary && accent && neutral ? checkContrast({ primary, accent, neutral }) : [];
  const all = [...problems, ...[...mistakes, ...pale].map((mistake) => toProblem(document, mistake))];
  return { name, problems: all, ...(whole && all.length === 0 && { theme: resolveTheme(name, whole) }) };
}

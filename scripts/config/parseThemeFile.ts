import { basename } from 'node:path';
import { WrittenTheme } from '../../themes/schema.ts';
import type { Problem } from '../lib/problem.ts';
import type { ResolvedTheme } from './catalogue.ts';
import { checkContrast } from './checks/checkContrast.ts';
import { toProblem } from './mistake.ts';
import { parseJson } from './parse/parseJson.ts';
import { validate } from './parse/validate.ts';
import type { TextFile } from './read/sources.ts';
import { resolveTheme } from './resolveTheme.ts';

export interface ThemeFile {
  name: string;
  /** Only where nothing is wrong with it. */
  theme?: ResolvedTheme;
  problems: Problem[];
}

/** A theme file, its colours held against every use the interface makes of them. */
export function parseThemeFile({ file, text }: TextFile): ThemeFile {
  const name = basename(file, '.json');
  const { document, problems } = parseJson(file, text);
  if (!document) return { name, problems };
  const { whole, part, mistakes } = validate(WrittenTheme, document.value);
  const { primary, accent, neutral } = part?.colors ?? {};
  const pale = primary && accent && neutral ? checkContrast({ primary, accent, neutral }) : [];
  const all = [...problems, ...[...mistakes, ...pale].map((mistake) => toProblem(document, mistake))];
  return { name, problems: all, ...(whole && all.length === 0 && { theme: resolveTheme(name, whole) }) };
}

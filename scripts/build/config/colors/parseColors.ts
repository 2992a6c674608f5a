import { quote } from '../parse/problemMessageFormatting.ts';
import { parseCssColor } from './cssColors.ts';
import { clampRgb, formatHex } from './culori.ts';

/** Most colours that have a role in a theme. */
const MAX_OWN_COLORS = 3;

export interface ParsedColors {
  /** As `#RRGGBB`, in the order in which they were typed. */
  colors: string[];
  problems: { message: string; hint: string }[];
}

/** Splits at commas, semicolons and spaces, but not at those inside `rgb(0, 150, 90)`. */
const splitColors = (text: string) => text.match(/[a-z]+\([^)]*\)?|[^\s,;]+/gi) ?? [];

const forms = 'it takes a colour such as #FFCC00, #fc0, rgb(255, 204, 0) or gold';

function parseColor(text: string): string | { message: string; hint: string } {
  const color = parseCssColor(text.toLowerCase());
  if (!color) {
    const digits = /^#?([0-9a-f]+)$/i.exec(text)?.[1];
    const hint = digits ? `after # come three or six digits, here ${digits.length}` : forms;
    return { message: `${quote(text)} is no colour`, hint };
  }
  if (color.alpha !== undefined && color.alpha < 1)
    return { message: `${quote(text)} is transparent`, hint: 'it takes a colour that lets nothing through' };
  return formatHex(clampRgb(color)).toUpperCase();
}

/** Parses one to three colours in any CSS notation, with or without `#`, in any case. */
export function parseColors(text: string): ParsedColors {
  const parsed = splitColors(text).map(parseColor);
  const colors = [...new Set(parsed.filter((color) => typeof color === 'string'))];
  const problems = parsed.filter((color) => typeof color !== 'string');
  if (parsed.length === 0) problems.push({ message: 'there is no colour', hint: forms });
  if (colors.length > MAX_OWN_COLORS) {
    const message = `these are ${colors.length} colours`;
    problems.push({ message, hint: 'it takes one to three: the main colour, then a second one, then a grey' });
  }
  return { colors, problems };
}

/** Whether an answer looks like colours and not like a name: `#0a6`, `FFCC00` or `rgb(…)`. */
export const looksLikeColors = (text: string): boolean =>
  /^(?:#|(?:rgb|hsl)a?\()/i.test(text.trim()) || /^(?=.*\d)(?:[0-9a-f]{3}){1,2}$/i.test(text.trim());

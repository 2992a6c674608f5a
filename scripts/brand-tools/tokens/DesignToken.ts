import { parseCssColor } from '../../build/config/colors/cssColors.ts';
import { clampRgb, formatHex } from '../../build/config/colors/culori.ts';

/** Value of a design token, as far as a theme can use it. */
export type TokenValue =
  | { kind: 'color'; hex: string }
  | { kind: 'length'; pixels: number }
  | { kind: 'family'; families: readonly string[] };

/** Design token of a file, in one mode. */
export interface DesignToken {
  /** Names of its groups and its own, such as `color.brand.500`. */
  path: string;
  value: TokenValue;
  isNight: boolean;
  /** Number of other tokens that refer to it. */
  references: number;
}

const colorSpaces: Readonly<Record<string, (channels: readonly string[]) => string>> = {
  hsl: ([h, s, l]) => `hsl(${h} ${s}% ${l}%)`,
  hwb: ([h, w, b]) => `hwb(${h} ${w}% ${b}%)`,
  lab: (channels) => `lab(${channels.join(' ')})`,
  lch: (channels) => `lch(${channels.join(' ')})`,
  oklab: (channels) => `oklab(${channels.join(' ')})`,
  oklch: (channels) => `oklch(${channels.join(' ')})`,
};

/** Writes a colour object of DTCG 2025.10, or of Figma (r, g, b from 0 to 1), as CSS does; undefined for any other. */
function toCssColor(value: Readonly<Record<string, unknown>>): string | undefined {
  const { colorSpace, components, hex, alpha, r, g, b, a } = value;
  if ([r, g, b].every((channel) => typeof channel === 'number')) {
    return `color(srgb ${r} ${g} ${b} / ${typeof a === 'number' ? a : 1})`;
  }
  if (typeof colorSpace !== 'string' || !Array.isArray(components)) return typeof hex === 'string' ? hex : undefined;
  const channels = components.map((channel) => (typeof channel === 'number' ? String(channel) : 'none'));
  const css = (colorSpaces[colorSpace] ?? ((all) => `color(${colorSpace} ${all.join(' ')})`))(channels);
  return typeof alpha === 'number' && alpha < 1 ? css.replace(')', ` / ${alpha})`) : css;
}

/** Parses a colour in any notation of CSS or of a token file to `#RRGGBB`; undefined for any other value. */
export function parseColorValue(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : isRecord(value) ? toCssColor(value) : undefined;
  // Figma's plugins also write #RRGGBBAA.
  const color = text === undefined || text.length > 100 ? undefined : parseCssColor(text.trim().toLowerCase());
  return color && (color.alpha ?? 1) >= 1 ? formatHex(clampRgb(color)).toUpperCase() : undefined;
}

const ROOT_PIXELS = 16;

/** Parses a length: `8px`, `0.5rem`, `{ "value": 8, "unit": "px" }`, or a bare number; in pixels. */
export function parseLengthValue(value: unknown): number | undefined {
  if (isRecord(value) && typeof value.value === 'number')
    return parseLengthValue(`${value.value}${String(value.unit)}`);
  const [, number, unit] = /^(-?\d+(?:\.\d+)?)(px|rem|em)?$/.exec(String(value).trim()) ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 'rem' || unit === 'em' ? ROOT_PIXELS : 1);
}

/** Parses names of typefaces: a list, or `"Source Serif 4", Georgia, serif`. */
export function parseFamilyValue(value: unknown): string[] | undefined {
  const names = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const families = names.flatMap((name) =>
    typeof name === 'string' ? [name.trim().replaceAll(/^['"]|['"]$/g, '')] : [],
  );
  return families.length > 0 && families.every((name) => /^[\p{L}\d][\p{L}\d ._-]{0,60}$/u.test(name))
    ? families
    : undefined;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

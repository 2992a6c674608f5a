import type { Palette, ShadeName } from '../schema/catalogue.ts';
import type { PaletteName } from './contrastPairs.ts';

type Channels = readonly [red: number, green: number, blue: number];

/** Percent of white in the shades lighter than the base, of black in the darker ones. */
const whitePercents = { '050': 95, '100': 85, '200': 62.5, '300': 40, '400': 20 } as const;
const blackPercents = { '600': 17.5, '700': 35, '800': 52.5, '900': 70, '950': 82.5 } as const;

const parseChannels = (color: string): Channels => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) throw new TypeError(`not a colour of the form #RRGGBB: ${color}`);
  return [Number.parseInt(match[1]!, 16), Number.parseInt(match[2]!, 16), Number.parseInt(match[3]!, 16)];
};

const hexPair = (channel: number) => channel.toString(16).padStart(2, '0').toUpperCase();

/** Mixes two channels in whole thousandths, so that a half always rounds up despite binary fractions. */
const mix = (base: Channels, target: 0 | 255, percent: number) => {
  const share = percent * 10;
  const mixed = base.map((channel) => Math.round((channel * (1000 - share) + target * share) / 1000));
  return `#${mixed.map(hexPair).join('')}`;
};

const mixAll = <Name extends ShadeName>(base: Channels, target: 0 | 255, shares: Readonly<Record<Name, number>>) =>
  Object.fromEntries(
    Object.entries<number>(shares).map(([name, percent]) => [name, mix(base, target, percent)]),
  ) as Record<Name, string>;

/** Mixes all eleven shades of a base colour `#RRGGBB`; the base itself is shade 500. */
export function mixPalette(base: string): Palette {
  const channels = parseChannels(base);
  return { ...mixAll(channels, 255, whitePercents), '500': mix(channels, 0, 0), ...mixAll(channels, 0, blackPercents) };
}

/**
 * Percents of white or black in the strongest tints that a page or a card may have, under dark and under light words.
 */
const TINT_WHITE_PERCENT = 88;
const PAGE_TINT_WHITE_PERCENT = 93;
const NIGHT_TINT_BLACK_PERCENT = 62;

const mixBase = (palette: Palette, target: 0 | 255, percent: number) =>
  mix(parseChannels(palette['500']), target, percent);
/** Grounds beside the shades, for looks that choose them; the tint of a page is fainter than that of the cards on it. */
export const mixTint = (palette: Palette): string => mixBase(palette, 255, TINT_WHITE_PERCENT);
export const mixPageTint = (palette: Palette): string => mixBase(palette, 255, PAGE_TINT_WHITE_PERCENT);
export const mixNightTint = (palette: Palette): string => mixBase(palette, 0, NIGHT_TINT_BLACK_PERCENT);

/** Grounds of paper and of things on it, the same in every theme. */
export const paper = { page: '#F8F2E6', raised: '#FFFDF8', sunken: '#F1E8D8', line: '#E0D5C1' } as const;
export const nightPaper = {
  page: '#1A1611',
  raised: '#241E17',
  sunken: '#1A1611',
  line: '#4E4539',
  lifted: '#30281F',
} as const;

export type BaseColors = Readonly<Record<PaletteName, string>>;
/** The colours of a theme file. */
export type ThemeColors = BaseColors & { readonly brand?: string | undefined };
export type ThemePalettes = Readonly<Record<PaletteName, Palette>>;

/** Mixes all shades of a theme's three base colours. */
export const mixThemePalettes = ({ primary, accent, neutral }: BaseColors): ThemePalettes => ({
  primary: mixPalette(primary),
  accent: mixPalette(accent),
  neutral: mixPalette(neutral),
});

/** Returns the relative luminance by WCAG 2.2. */
const luminance = (color: string) => {
  const [red, green, blue] = parseChannels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours `#RRGGBB` by WCAG 2.2, from 1 to 21; the order does not matter. */
export function contrastRatio(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns white or the darkest grey, whichever is more readable on a ground. */
export function textColorOn(ground: string, { neutral }: Pick<BaseColors, 'neutral'>): string {
  const dark = mixPalette(neutral)['950'];
  return contrastRatio('#FFFFFF', ground) >= contrastRatio(dark, ground) ? '#FFFFFF' : dark;
}

import type { WrittenLook } from '../../../../themes/look.ts';
import type { GivenColors, ResolvedTheme } from '../schema/catalogue.ts';
import { carriesText } from './checkContrast.ts';
import { clampChroma, differenceCiede2000, formatHex, loadMode, modeOklch, type Oklch } from './culori.ts';
import { listPlaceUses, type PlaceUse } from './givenColorUses.ts';
import { lookColors, toHexColor } from './lookColors.ts';
import { mendContrast } from './mendContrast.ts';
import type { BaseColors, ThemeColors } from './palette.ts';
import { resolveTheme } from './resolveTheme.ts';

const convert = loadMode(modeOklch);
const toOklch = (color: string): Oklch => convert(color)!;
const toHex = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')).toUpperCase();
const differ = differenceCiede2000();

/** Chroma (OKLCH) below which a colour is a grey. */
const MAX_GREY_CHROMA = 0.03;
/** Lightness beyond which a grey is black or white, from which no shades can be mixed. */
const BLACK_LIGHTNESS = 0.3;
const WHITE_LIGHTNESS = 0.92;
/** Largest change of a brand colour's lightness; one that needs more leaves the buttons to the next colour. */
const MAX_LIGHTNESS_CHANGE = 0.15;
/** Least difference (CIEDE2000) of two colours in different places, such as primary and accent. */
const MIN_ACCENT_DIFFERENCE = 20;
/** Least difference of two colours side by side. */
const MIN_VISIBLE_DIFFERENCE = 4;

const NEUTRAL = { lightness: 0.5, chroma: 0.018 };
/** Brick, gold, teal and green: the first whose hue is far enough from that of the primary becomes the accent. */
const accents = [
  { hue: 48, chroma: 0.127 },
  { hue: 76, chroma: 0.107 },
  { hue: 203, chroma: 0.07 },
  { hue: 152, chroma: 0.085 },
] as const;
const ACCENT_LIGHTNESS = 0.56;
const MIN_HUE_DISTANCE = 70;

/** The red of errors, which app/theme/statusColors.ts has for every theme. */
const ERROR_RED = '#B3261E';

/** Base colours made from those of a brand, with the use of each of the brand's colours. */
export interface ProposedTheme {
  colors: ThemeColors;
  /** The brand's colours that had to be replaced by other base colours. */
  given?: Partial<GivenColors>;
  /** The look that shows the brand's colour as a ground. */
  look?: WrittenLook;
  uses: ColorUse[];
}

const isGrey = (color: string) => toOklch(color).c < MAX_GREY_CHROMA;
const isExtreme = (color: string) => {
  const { l } = toOklch(color);
  return l < BLACK_LIGHTNESS || l > WHITE_LIGHTNESS;
};

const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** Derives a grey with a trace of the primary. */
const deriveNeutral = (primary: string) => {
  const { h = 0, c } = toOklch(primary);
  return toHex(NEUTRAL.lightness, c < MAX_GREY_CHROMA ? c / 2 : NEUTRAL.chroma, h);
};

/** Derives a calm colour far from the primary on the colour wheel. */
function deriveAccent(primary: string): string {
  const { h, c } = toOklch(primary);
  const accent = accents.find(({ hue }) => c < MAX_GREY_CHROMA || hueDistance(hue, h ?? 0) >= MIN_HUE_DISTANCE);
  const { hue, chroma } = accent ?? accents[0];
  return toHex(ACCENT_LIGHTNESS, chroma, hue);
}

/** Completes base colours with derived ones, and changes them just enough that all contrasts pass. */
const complete = (primary: string, accent = deriveAccent(primary), neutral = deriveNeutral(primary)): BaseColors =>
  mendContrast({ primary, accent, neutral });

const lightnessChange = (color: string) => Math.abs(toOklch(complete(color).primary).l - toOklch(color).l);

/** Picks the first colour that can be a button as it is or nearly so, else the first. Greys come last. */
function pickPrimary(colors: readonly string[]): string {
  const chromatic = colors.filter((color) => !isGrey(color));
  const candidates =
    chromatic.length > 0 ? chromatic : colors.toSorted((a, b) => Number(isExtreme(a)) - Number(isExtreme(b)));
  return candidates.find((color) => lightnessChange(color) <= MAX_LIGHTNESS_CHANGE) ?? candidates[0]!;
}

/**
 * Proposes a theme from one to three colours `#RRGGBB` of a brand, whose shades have enough contrast everywhere. A
 * colour whose shades have it is kept; another is replaced by the nearest one of the same hue, and is itself shown
 * where it passes.
 */
export function proposeTheme(given: readonly string[]): ProposedTheme {
  const primarySource = pickPrimary(given);
  const others = given.filter((color) => color !== primarySource);
  const neutralSource = others.find((color) => isGrey(color) && !isExtreme(color));
  const plain = complete(primarySource, undefined, neutralSource);
  const accentSource = others.find((color) => !isGrey(color) && isDistinct(complete(primarySource, color)));
  const base = accentSource === undefined ? plain : complete(primarySource, accentSource, neutralSource);
  // The first colour is the one that people know the brand by.
  const known = given.find((color) => !isGrey(color)) ?? primarySource;
  const sources = { primary: primarySource, accent: accentSource, neutral: neutralSource };
  const changed = Object.entries({ primary: primarySource, accent: accentSource }).filter(
    ([role, source]) => source !== undefined && source !== base[role as ThemeRole],
  );
  const exact = changed.length > 0 && { given: Object.fromEntries(changed) };
  const buttons = resolveTheme('own', { colors: base, ...exact }, 'own').primary['600'];
  const brand = isGround(known, buttons, base) ? known : undefined;
  const colors = { ...base, ...(brand && { brand }) };
  const theme = { colors, ...exact, ...(brand && { look: { header: 'brand' } as const }) };
  const resolved = resolveTheme('own', theme, 'own');
  return {
    ...theme,
    uses: [
      ...given.map((color) => findUse(color, { theme: resolved, colors, sources })),
      ...(accentSource === undefined ? [{ kind: 'proposed' as const, color: base.accent }] : []),
    ],
  };
}

/** Whether a colour is worth a role of its own: one that buttons do not show by day, nor every page. */
const isGround = (color: string, buttons: string, base: BaseColors) =>
  differ(color, buttons) >= MIN_VISIBLE_DIFFERENCE &&
  !(isGrey(color) && toOklch(color).l > WHITE_LIGHTNESS) &&
  carriesText(color, base);

const isDistinct = ({ primary, accent }: BaseColors) => differ(primary, accent) >= MIN_ACCENT_DIFFERENCE;

const roles = ['primary', 'accent', 'neutral'] as const;

/** Base colours of a theme. */
export type ThemeRole = (typeof roles)[number];

/** Why a colour has no part in a theme. */
export type UnusedReason = 'white' | 'black' | 'grey' | 'alike' | 'third';

/** The header as the place of a colour: the text on it, and what becomes of it by night. */
interface Ground {
  isTextWhite: boolean;
  night: string;
}

/** Use of one colour of a brand in its theme. */
export type ColorUse = { color: string } & (
  | {
      kind: 'role';
      role: ThemeRole;
      places: readonly PlaceUse[];
      /** The base colour whose shades are shown in place of its own. */
      replacement?: { base: string; isDarker: boolean };
      isNearRed: boolean;
      ground?: Ground;
    }
  | { kind: 'ground'; ground?: Ground }
  | { kind: 'unused'; reason: UnusedReason }
  | { kind: 'proposed' }
);

interface Proposal {
  theme: ResolvedTheme;
  colors: ThemeColors;
  /** The colour that each base colour was made from. */
  sources: Readonly<Record<ThemeRole, string | undefined>>;
}

function findUse(color: string, { theme, colors, sources }: Proposal): ColorUse {
  const role = roles.find((name) => sources[name] === color);
  const ground = findGround(color, theme);
  if (role) {
    const base = colors[role];
    return {
      kind: 'role',
      color,
      role,
      places: role === 'neutral' ? [] : listPlaceUses(theme, role, color),
      ...(base !== color && { replacement: { base, isDarker: toOklch(base).l < toOklch(color).l } }),
      isNearRed: role === 'primary' && differ(base, ERROR_RED) < MIN_ACCENT_DIFFERENCE,
      ...ground,
    };
  }
  if (color === colors.brand) return { kind: 'ground', color, ...ground };
  return { kind: 'unused', color, reason: findReason(color, colors) };
}

function findGround(color: string, theme: ResolvedTheme): { ground?: Ground } {
  if (color !== theme.brand?.ground) return {};
  const { night } = lookColors({ page: 'neutral', cards: 'outlined', header: 'brand' }, theme);
  return { ground: { isTextWhite: theme.brand.text === '#FFFFFF', night: toHexColor(night.header!, theme) } };
}

function findReason(color: string, { primary, accent }: ThemeColors): UnusedReason {
  if (isGrey(color)) {
    const { l } = toOklch(color);
    if (l > WHITE_LIGHTNESS) return 'white';
    return l < BLACK_LIGHTNESS ? 'black' : 'grey';
  }
  return [primary, accent].some((other) => differ(color, other) < MIN_ACCENT_DIFFERENCE) ? 'alike' : 'third';
}

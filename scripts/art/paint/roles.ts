import type { ResolvedTheme } from '../../config/catalogue.ts';
import { blend, chromaOf, shade } from './color.ts';

/**
 * What a colour is for. A picture names roles only; the theme gives them their hue, the age band their hour:
 * 40 is evening in the city, 50 late afternoon, 60 the golden hour; at night (dark) the same place after dusk.
 */
export type Band = 40 | 50 | 60;
export const bands = [40, 50, 60] as const satisfies readonly Band[];

/** The part of a theme that pictures are coloured with. */
export type PaintTheme = Pick<ResolvedTheme, 'primary' | 'accent' | 'neutral'>;

type Source = keyof PaintTheme | 'fixed';
/**
 * A pigment, how much of the theme's colour is mixed into its hue, then lightness and strength by day and by night;
 * what the moon lights may take another pigment by night.
 */
type Recipe = readonly [
  pigment: string,
  source: Source,
  share: number,
  day: readonly [lightness: number, chroma: number],
  night: readonly [lightness: number, chroma: number, pigment?: string],
];
type ByBand = Readonly<Record<Band, Recipe>>;

const skyAndLand = {
  skyHigh: {
    40: ['#4a5cc0', 'primary', 0.5, [0.58, 0.1], [0.2, 0.055]],
    50: ['#5f9fd8', 'primary', 0.35, [0.82, 0.06], [0.21, 0.05]],
    60: ['#9a9cc8', 'primary', 0.4, [0.82, 0.05], [0.22, 0.045]],
  },
  sky: {
    40: ['#d0709c', 'primary', 0.35, [0.75, 0.09], [0.31, 0.085, '#8a3c98']],
    50: ['#b8c8c0', 'primary', 0.3, [0.91, 0.04], [0.31, 0.06, '#4a5ca8']],
    60: ['#eab48c', 'primary', 0.2, [0.91, 0.055], [0.33, 0.06, '#6a58a8']],
  },
  skyLow: {
    40: ['#f5a25c', 'primary', 0.12, [0.88, 0.1], [0.48, 0.11, '#d8587c']],
    50: ['#f6d08a', 'primary', 0.1, [0.96, 0.05], [0.46, 0.06, '#9a7cb8']],
    60: ['#f4c06a', 'primary', 0.1, [0.95, 0.075], [0.5, 0.075, '#c87898']],
  },
  far: {
    40: ['#7a6ab0', 'primary', 0.6, [0.66, 0.075], [0.37, 0.06, '#3048c0']],
    50: ['#7f9fb8', 'primary', 0.6, [0.79, 0.05], [0.38, 0.045, '#3048c0']],
    60: ['#a890a8', 'primary', 0.6, [0.8, 0.05], [0.39, 0.045, '#3048c0']],
  },
  hill: {
    40: ['#5c5698', 'primary', 0.7, [0.53, 0.085], [0.3, 0.055, '#3048c0']],
    50: ['#6c9088', 'primary', 0.6, [0.67, 0.065], [0.31, 0.045, '#3048c0']],
    60: ['#908078', 'primary', 0.6, [0.69, 0.06], [0.32, 0.045, '#3048c0']],
  },
  near: {
    40: ['#443f7c', 'primary', 0.7, [0.4, 0.08], [0.235, 0.05, '#3048c0']],
    50: ['#4e7a58', 'primary', 0.6, [0.53, 0.075], [0.25, 0.045, '#3048c0']],
    60: ['#6a7050', 'primary', 0.55, [0.56, 0.065], [0.26, 0.04, '#3048c0']],
  },
  front: {
    40: ['#2c2858', 'primary', 0.7, [0.27, 0.06], [0.16, 0.035, '#3048c0']],
    50: ['#2c4a3c', 'primary', 0.6, [0.36, 0.06], [0.175, 0.035, '#3048c0']],
    60: ['#48483c', 'primary', 0.55, [0.39, 0.055], [0.185, 0.03, '#3048c0']],
  },
  water: {
    40: ['#5a62b8', 'primary', 0.22, [0.6, 0.085], [0.27, 0.06]],
    50: ['#5c9cc0', 'primary', 0.22, [0.77, 0.065], [0.29, 0.055]],
    60: ['#86a0b8', 'primary', 0.22, [0.8, 0.05], [0.3, 0.05]],
  },
  waterDeep: {
    40: ['#39408c', 'primary', 0.22, [0.43, 0.085], [0.19, 0.05]],
    50: ['#3a7090', 'primary', 0.22, [0.6, 0.075], [0.21, 0.05]],
    60: ['#587890', 'primary', 0.22, [0.65, 0.06], [0.22, 0.045]],
  },
  /** Hair of this age: brown, salt and pepper, silver. */
  hair: {
    40: ['#5c3c28', 'fixed', 0, [0.38, 0.045], [0.31, 0.04]],
    50: ['#6c6460', 'fixed', 0, [0.55, 0.014], [0.47, 0.014]],
    60: ['#cfcac4', 'fixed', 0, [0.86, 0.01], [0.74, 0.01]],
  },
  hairShade: {
    40: ['#4a2e20', 'fixed', 0, [0.29, 0.04], [0.23, 0.035]],
    50: ['#4c4644', 'fixed', 0, [0.42, 0.012], [0.36, 0.012]],
    60: ['#aaa4a0', 'fixed', 0, [0.74, 0.012], [0.62, 0.012]],
  },
  hairLight: {
    40: ['#a8703c', 'fixed', 0, [0.52, 0.075], [0.43, 0.06]],
    50: ['#aaa49e', 'fixed', 0, [0.74, 0.012], [0.62, 0.012]],
    60: ['#f6f2ec', 'fixed', 0, [0.96, 0.008], [0.84, 0.01]],
  },
} as const satisfies Record<string, ByBand>;

const things = {
  /** Dusk and night whatever the hour of the band: a skyline, a dance floor, a sky full of stars. */
  duskHigh: ['#3c40a0', 'primary', 0.4, [0.38, 0.095], [0.2, 0.055]],
  dusk: ['#a0509c', 'primary', 0.35, [0.6, 0.1], [0.33, 0.075]],
  duskLow: ['#f4a068', 'primary', 0.12, [0.85, 0.095], [0.54, 0.1]],
  duskFar: ['#6a58a8', 'primary', 0.5, [0.5, 0.08], [0.31, 0.06]],
  duskNear: ['#3c3880', 'primary', 0.55, [0.36, 0.075], [0.23, 0.05]],
  nightHigh: ['#1c2470', 'primary', 0.35, [0.24, 0.07], [0.17, 0.05]],
  night: ['#2c3c98', 'primary', 0.35, [0.36, 0.085], [0.26, 0.065]],
  nightLow: ['#6c5cb0', 'primary', 0.35, [0.56, 0.09], [0.42, 0.075]],
  nightLand: ['#181c48', 'primary', 0.4, [0.18, 0.04], [0.13, 0.03]],
  sun: ['#ffd070', 'fixed', 0, [0.965, 0.06], [0.94, 0.03]],
  /** The air around a light. */
  glow: ['#ffb860', 'fixed', 0, [0.93, 0.11], [0.72, 0.06, '#c0b0f0']],
  cloud: ['#f6d8c8', 'primary', 0.25, [0.965, 0.022], [0.44, 0.05, '#8078b8']],
  cloudShade: ['#c89cb0', 'primary', 0.4, [0.86, 0.04], [0.33, 0.05, '#605890']],
  fog: ['#e8dcd4', 'primary', 0.4, [0.93, 0.022], [0.38, 0.035, '#7878a8']],
  /** White in any light: stars, foam, the edge of a moonlit thing. */
  bright: ['#fff4e0', 'fixed', 0, [0.985, 0.02], [0.93, 0.03]],
  /** For shade over anything; give it an opacity. */
  shadow: ['#2a2440', 'primary', 0.5, [0.27, 0.06], [0.11, 0.03]],
  leaf: ['#709a3c', 'primary', 0.2, [0.59, 0.09], [0.35, 0.055]],
  leafLight: ['#b0b84c', 'primary', 0.1, [0.76, 0.115], [0.47, 0.065]],
  leafDark: ['#48702c', 'primary', 0.22, [0.43, 0.065], [0.25, 0.045]],
  grass: ['#8ca850', 'primary', 0.18, [0.7, 0.095], [0.36, 0.055]],
  autumn: ['#e08030', 'accent', 0.12, [0.72, 0.135], [0.5, 0.095]],
  autumnLight: ['#f2b840', 'primary', 0.06, [0.85, 0.13], [0.64, 0.1]],
  autumnDark: ['#a84824', 'primary', 0.3, [0.52, 0.12], [0.36, 0.08]],
  rose: ['#d8486c', 'primary', 0.3, [0.64, 0.155], [0.52, 0.125]],
  roseLight: ['#f4a0a8', 'primary', 0.2, [0.82, 0.085], [0.68, 0.08]],
  roseDark: ['#8c2440', 'primary', 0.3, [0.46, 0.13], [0.36, 0.1]],
  violet: ['#8a68c8', 'primary', 0.12, [0.6, 0.125], [0.42, 0.095]],
  violetLight: ['#c0a0e4', 'primary', 0.12, [0.77, 0.09], [0.56, 0.085]],
  violetDark: ['#58408c', 'primary', 0.15, [0.43, 0.11], [0.29, 0.075]],
  sand: ['#e8c898', 'primary', 0.1, [0.88, 0.06], [0.45, 0.045]],
  sandShade: ['#c89868', 'primary', 0.15, [0.74, 0.075], [0.35, 0.045]],
  rock: ['#c87850', 'primary', 0.2, [0.64, 0.11], [0.38, 0.07]],
  rockLight: ['#eca878', 'primary', 0.12, [0.78, 0.095], [0.49, 0.07]],
  rockDark: ['#884838', 'primary', 0.25, [0.46, 0.095], [0.27, 0.055]],
  snow: ['#e8ecf8', 'primary', 0.1, [0.975, 0.012], [0.68, 0.035]],
  snowShade: ['#98a8d0', 'primary', 0.14, [0.84, 0.04], [0.48, 0.05]],
  wood: ['#9a6840', 'primary', 0.2, [0.52, 0.065], [0.35, 0.045]],
  woodLight: ['#cc9860', 'primary', 0.12, [0.7, 0.075], [0.47, 0.055]],
  woodDark: ['#5a3c2c', 'primary', 0.3, [0.35, 0.05], [0.23, 0.035]],
  wall: ['#f0dcc0', 'primary', 0.12, [0.93, 0.035], [0.45, 0.035]],
  wallShade: ['#c8a078', 'primary', 0.25, [0.8, 0.045], [0.34, 0.04]],
  roof: ['#b85c40', 'accent', 0.35, [0.56, 0.105], [0.36, 0.07]],
  stone: ['#b0a8a0', 'neutral', 0.5, [0.78, 0.018], [0.42, 0.018]],
  stoneShade: ['#807880', 'neutral', 0.5, [0.61, 0.025], [0.31, 0.022]],
  /** A lit window, a lantern, a candle. */
  lamp: ['#ffc860', 'fixed', 0, [0.91, 0.115], [0.88, 0.12]],
  /** The page that the picture stands on. */
  page: ['#fbf6ef', 'primary', 0.15, [0.985, 0.008], [0.19, 0.012]],
  paper: ['#fbf0dc', 'primary', 0.1, [0.975, 0.018], [0.87, 0.025]],
  paperShade: ['#d8c4b0', 'primary', 0.25, [0.88, 0.03], [0.72, 0.035]],
  /** Scenery that text stands on: a breath darker than the page by day, a breath lighter by night. */
  veilPale: ['#000000', 'primary', 1, [0.965, 0.014], [0.222, 0.018]],
  veil: ['#000000', 'primary', 1, [0.942, 0.022], [0.25, 0.024]],
  veilDeep: ['#000000', 'primary', 1, [0.915, 0.028], [0.282, 0.03]],
  veilAccent: ['#000000', 'accent', 1, [0.925, 0.03], [0.272, 0.032]],
  /** Paper that lies under things: pale by day, deep by night. */
  mat: ['#fbf0dc', 'primary', 0.12, [0.965, 0.02], [0.27, 0.03, '#3048c0']],
  matShade: ['#f0d8c0', 'primary', 0.4, [0.9, 0.035], [0.34, 0.045, '#3048c0']],
  ink: ['#302838', 'primary', 0.5, [0.3, 0.045], [0.25, 0.035]],
  gold: ['#d8a03c', 'fixed', 0, [0.76, 0.12], [0.68, 0.105]],
  goldLight: ['#f8dc90', 'fixed', 0, [0.9, 0.09], [0.84, 0.09]],
  goldDark: ['#98641c', 'fixed', 0, [0.54, 0.1], [0.46, 0.085]],
  cloth: ['#000000', 'primary', 1, [0.5, 0.125], [0.46, 0.105]],
  clothLight: ['#000000', 'primary', 1, [0.66, 0.105], [0.6, 0.095]],
  clothShade: ['#000000', 'primary', 1, [0.37, 0.1], [0.33, 0.08]],
  clothPale: ['#000000', 'primary', 1, [0.87, 0.045], [0.74, 0.06]],
  accent: ['#000000', 'accent', 1, [0.58, 0.115], [0.54, 0.1]],
  accentLight: ['#000000', 'accent', 1, [0.74, 0.095], [0.68, 0.09]],
  accentShade: ['#000000', 'accent', 1, [0.43, 0.095], [0.39, 0.08]],
  accentPale: ['#000000', 'accent', 1, [0.89, 0.045], [0.77, 0.055]],
  skin1: ['#e8b898', 'fixed', 0, [0.83, 0.055], [0.68, 0.055]],
  skin1Shade: ['#c88868', 'fixed', 0, [0.71, 0.075], [0.57, 0.065]],
  skin2: ['#c08860', 'fixed', 0, [0.69, 0.08], [0.57, 0.07]],
  skin2Shade: ['#986040', 'fixed', 0, [0.56, 0.085], [0.46, 0.07]],
  skin3: ['#7c4c34', 'fixed', 0, [0.48, 0.07], [0.41, 0.06]],
  skin3Shade: ['#5c3424', 'fixed', 0, [0.38, 0.06], [0.32, 0.05]],
} as const satisfies Record<string, Recipe>;

export type Role = keyof typeof skyAndLand | keyof typeof things;
export const roles = [...Object.keys(skyAndLand), ...Object.keys(things)] as readonly Role[];
export type Paint = Readonly<Record<Role, string>>;

const recipeOf = (role: Role, band: Band): Recipe =>
  role in skyAndLand ? skyAndLand[role as keyof typeof skyAndLand][band] : things[role as keyof typeof things];

/** A quiet theme makes a quiet picture: strength goes with that of the theme's own colour. */
const strengthOf = (color: string) => Math.min(1.12, Math.max(0.72, 0.5 + chromaOf(color) * 4.6));

function mixRole(theme: PaintTheme, role: Role, band: Band, time: 'day' | 'night'): string {
  const [byDay, source, share, day, night] = recipeOf(role, band);
  const [lightness, chroma, pigment = byDay] = time === 'day' ? day : night;
  if (source === 'fixed') return shade(pigment, lightness, chroma);
  const tint = theme[source]['500'];
  return shade(share === 1 ? tint : blend(pigment, tint, share), lightness, chroma * strengthOf(tint));
}

/** Every role's colour by day and by night. */
export function mixPaint(theme: PaintTheme, band: Band): Readonly<Record<'day' | 'night', Paint>> {
  const mixAll = (time: 'day' | 'night') =>
    Object.fromEntries(roles.map((role) => [role, mixRole(theme, role, band, time)])) as Paint;
  return { day: mixAll('day'), night: mixAll('night') };
}

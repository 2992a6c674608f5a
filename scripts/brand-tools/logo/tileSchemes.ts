import { contrastRatio } from '../../build/config/colors/palette.ts';
import type { Palette, ResolvedTheme, ShadeName } from '../../build/config/schema/catalogue.ts';
import type { Tone } from './shape.ts';

/** Ways to colour a tile: light shapes on shade 700, 600 or 500 of the brand colour, or dark ones on pale ground. */
export const schemes = ['deep', 'full', 'bright', 'paper'] as const;
export type Scheme = (typeof schemes)[number];

/** The part of a theme that logos are coloured with. */
export type LogoPalettes = Pick<ResolvedTheme, 'primary' | 'accent'>;

/** Least contrast of a tone, found by eye: visible at 16 pixels, and low enough that the tones differ. */
const legible = 2.6;

const grounds = { deep: '700', full: '600', bright: '500' } as const satisfies Record<string, ShadeName>;

/** Picks the strongest of the shades that still contrasts with the ground; the last one if none does. */
const standOut = (palette: Palette, ground: string, shades: readonly ShadeName[]) =>
  palette[shades.find((shade) => contrastRatio(palette[shade], ground) >= legible) ?? shades.at(-1)!];

export function toneColors({ primary, accent }: LogoPalettes, scheme: Scheme): Readonly<Record<Tone, string>> {
  if (scheme === 'paper') {
    return { ground: primary['100'], first: primary['700'], second: primary['500'], spark: accent['500'] };
  }
  const ground = primary[grounds[scheme]];
  return {
    ground,
    first: primary['050'],
    second: standOut(primary, ground, ['300', '200', '100']),
    spark: standOut(accent, ground, ['300', '200', '100']),
  };
}

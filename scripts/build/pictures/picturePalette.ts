import * as z from 'zod';
import type { ResolvedTheme } from '../config/schema/catalogue.ts';
import { blend, chromaOf, shade } from './color.ts';

/** Age band: 40 is evening in the city, 50 late afternoon, 60 the golden hour. */
export type Band = 40 | 50 | 60;
export const bands = [40, 50, 60] as const satisfies readonly Band[];

/** The part of a theme that pictures are coloured with. */
export type PictureTheme = Pick<ResolvedTheme, 'primary' | 'accent' | 'neutral'>;

const Hex = z.string().regex(/^#[0-9a-f]{6}$/);
const Source = z.enum(['primary', 'accent', 'neutral']);
const Strength = z.number().min(0).max(1);

/** A colour with a recipe of its own. */
const MixedColor = z.strictObject({
  /** The colour that represents it in the drawings; no two have the same. */
  drawn: Hex,
  /** A pigment; a pigment with a share of the theme's colour; or the theme's colour alone. */
  mix: z.union([z.tuple([Hex]), z.tuple([Hex, Strength, Source]), z.tuple([Source])]),
  /** Lightness and chroma (OKLCH) by day. */
  day: z.tuple([Strength, Strength]),
  /** The same by night, with another pigment if the moonlight changes the colour. */
  night: z.union([z.tuple([Strength, Strength]), z.tuple([Strength, Strength, Hex])]),
});
/** A colour that depends on the age band: for `sky` that of `sky-40`, `sky-50` or `sky-60`. */
const BandColor = z.strictObject({ drawn: Hex, byBand: z.literal(true) });
const PaletteFile = z.record(z.string(), z.union([MixedColor, BandColor]));

export interface PicturePalette {
  /** Roles by the colour that drawings have, `#rrggbb` in small letters. */
  roleOf: ReadonlyMap<string, string>;
  colors: ReadonlyMap<string, z.infer<typeof MixedColor> | z.infer<typeof BandColor>>;
}

/** Reads templates/art/palette.json. Throws if two roles are drawn in one colour, or a band lacks its recipe. */
export function parsePicturePalette(json: string): PicturePalette {
  const colors = new Map(Object.entries(PaletteFile.parse(JSON.parse(json))));
  if (colors.size === 0) throw new Error('palette.json: there is no colour');
  const roleOf = new Map(Array.from(colors, ([role, { drawn }]) => [drawn, role]));
  for (const [role, color] of colors) {
    const twin = roleOf.get(color.drawn);
    if (twin !== role) throw new Error(`palette.json: ${role} and ${twin} are both drawn in ${color.drawn}`);
    const missing = 'byBand' in color ? bands.find((band) => !colors.has(`${role}-${band}`)) : undefined;
    if (missing) throw new Error(`palette.json: ${role} follows the age band, and there is no ${role}-${missing}`);
  }
  return { roleOf, colors };
}

/** Returns the strength of pictures by that of the theme's own colour: a quiet theme makes a quiet picture. */
const strengthOf = (color: string) => Math.min(1.12, Math.max(0.72, 0.5 + chromaOf(color) * 4.6));

/** Mixes the colour of a role in a theme and age band, `#rrggbb`. */
export function mixColor(
  palette: PicturePalette,
  role: string,
  theme: PictureTheme,
  band: Band,
  time: 'day' | 'night',
): string {
  const color = palette.colors.get(role)!;
  if ('byBand' in color) return mixColor(palette, `${role}-${band}`, theme, band, time);
  const [lightness, chroma, nightPigment] = color[time];
  const [first, share = 1, source = first] = color.mix;
  const pigment = nightPigment ?? first;
  if (source.startsWith('#')) return shade(pigment, lightness, chroma);
  const tint = theme[source as z.infer<typeof Source>]['500'];
  return shade(share === 1 ? tint : blend(pigment, tint, share), lightness, chroma * strengthOf(tint));
}

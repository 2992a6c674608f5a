import { contrastRatio } from '../../config/colors/palette.ts';
import type { ResolvedTheme } from '../../config/schema/catalogue.ts';
import { channelsOf, type RgbPixels, type TimeOfDay } from './photoTone.ts';

/** Least contrast of words on a photograph (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;
/** Largest share of the page's colour over a photograph: beyond it, nothing of that is to be seen. */
const MAX_SCRIM = 0.85;
const SCRIM_STEP = 0.05;

/** Returns the colours of the words that can be over the background of a page: text, secondary text, links. */
export const listInks = ({ neutral, primary }: ResolvedTheme, time: TimeOfDay): string[] =>
  time === 'day' ? [neutral['900'], neutral['600'], primary['700']] : [neutral['050'], neutral['200'], primary['200']];

const mixChannel = (value: number, page: number, share: number) => Math.round(value + (page - value) * share);

/** Lays the colour of the page over a photograph. */
export function applyScrim(pixels: RgbPixels, page: string, share: number): RgbPixels {
  if (share === 0) return pixels;
  const ground = channelsOf(page);
  return { ...pixels, data: pixels.data.map((value, index) => mixChannel(value, ground[index % 3]!, share)) };
}

const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Returns the colours of the darkest and of the lightest pixel, `#RRGGBB`. */
function findExtremes({ data }: RgbPixels): [dark: string, light: string] {
  let [darkest, lightest, dark, light] = [2, -1, 0, 0];
  for (let index = 0; index < data.length; index += 3) {
    const luminance =
      0.2126 * linear[data[index]!]! + 0.7152 * linear[data[index + 1]!]! + 0.0722 * linear[data[index + 2]!]!;
    if (luminance < darkest) [darkest, dark] = [luminance, index];
    if (luminance > lightest) [lightest, light] = [luminance, index];
  }
  const toColor = (at: number) => `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
  return [toColor(dark), toColor(light)];
}

/** Returns the least contrast of any of these inks with any pixel; 1 for an ink that is between the pixels. */
function measureContrast(pixels: RgbPixels, inks: readonly string[]): number {
  const [dark, light] = findExtremes(pixels);
  const byLightness = (color: string) => contrastRatio(color, '#000000');
  return Math.min(
    ...inks.map((ink) =>
      byLightness(dark) <= byLightness(ink) && byLightness(ink) <= byLightness(light)
        ? 1
        : Math.min(contrastRatio(ink, dark), contrastRatio(ink, light)),
    ),
  );
}

export interface Scrim {
  /** Share of the page's colour, from 0 to 1. */
  share: number;
  /** Least contrast of words with it, and without. */
  contrast: number;
  bare: number;
  /** Whether the words can be read. */
  passes: boolean;
}

/**
 * Finds the weakest scrim with which all inks can be read on every pixel of a photograph, also after encoding, which
 * makes edges harder.
 *
 * @param encode returns the pixels that browsers get
 * @param least share of a scrim that another size of the photograph needs
 */
export async function findScrim(
  pixels: RgbPixels,
  page: string,
  inks: readonly string[],
  encode: (scrimmed: RgbPixels, share: number) => Promise<readonly RgbPixels[]>,
  least = 0,
): Promise<Scrim> {
  const bare = measureContrast(pixels, inks);
  for (let share = least; ; share = Math.min(Math.round((share + SCRIM_STEP) * 100) / 100, MAX_SCRIM)) {
    const scrimmed = applyScrim(pixels, page, share);
    let contrast = measureContrast(scrimmed, inks);
    // Encoding takes long.
    if (contrast >= MIN_TEXT_CONTRAST) {
      const encoded = await encode(scrimmed, share);
      contrast = Math.min(contrast, ...encoded.map((one) => measureContrast(one, inks)));
    }
    const passes = contrast >= MIN_TEXT_CONTRAST;
    if (passes || share === MAX_SCRIM) return { share, contrast, bare, passes };
  }
}

import type { PhotoTone } from '../../../../brands/photoPlaces.ts';
import { blend } from '../color.ts';
import type { PictureTheme } from '../picturePalette.ts';

export type TimeOfDay = 'day' | 'night';

/** Pixels of three channels in sRGB. */
export interface RgbPixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export const channelsOf = (color: string): [red: number, green: number, blue: number] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

const steps = Array.from({ length: 256 }, (_, value) => value);

/** Curve of the night: darker, with less contrast, and never black or white. */
const nightCurve = steps.map((value) => Math.round(255 * (0.03 + 0.6 * (value / 255) ** 1.15)));

/** Shades of the two ends of a duotone. */
const duotoneEnds = { day: ['900', '050'], night: ['950', '300'] } as const;

/** Returns the colours of a duotone, from dark to light. */
function listDuotoneColors({ primary }: PictureTheme, time: TimeOfDay): string[] {
  const [dark, light] = duotoneEnds[time];
  return steps.map((value) => blend(primary[dark].toLowerCase(), primary[light].toLowerCase(), value / 255));
}

/** Lightness of a colour as screens show it, from 0 to 255. */
const toLightness = (red: number, green: number, blue: number) =>
  Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);

/** Gives a photograph its tone by day or by night. */
export function applyTone(pixels: RgbPixels, tone: PhotoTone, theme: PictureTheme, time: TimeOfDay): RgbPixels {
  if (tone === 'plain' && time === 'day') return pixels;
  const data = new Uint8Array(pixels.data.length);
  if (tone === 'plain') {
    pixels.data.forEach((value, index) => {
      data[index] = nightCurve[value]!;
    });
    return { ...pixels, data };
  }
  const colors = listDuotoneColors(theme, time).map(channelsOf);
  for (let index = 0; index < data.length; index += 3)
    data.set(colors[toLightness(pixels.data[index]!, pixels.data[index + 1]!, pixels.data[index + 2]!)]!, index);
  return { ...pixels, data };
}

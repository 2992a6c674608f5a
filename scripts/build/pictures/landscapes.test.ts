import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { motifsOf } from '../../../themes/look.ts';
import { bands } from './picturePalette.ts';
import { artFolder } from './picturesInArtFolder.ts';

/** Width of a thumbnail, in pixels. */
const WIDTH = 32;
/** Least difference in lightness (CIELAB, 0 to 100), on average over the thumbnail. */
const LEAST_DIFFERENCE = 5;

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Reads the lightness of each pixel of the thumbnail, whatever its hue: themes change hues. */
function readLightness(file: string): number[] {
  const { pixels } = new Resvg(readFileSync(file, 'utf8'), { fitTo: { mode: 'width', value: WIDTH } }).render();
  return Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => toLinear(pixels[index * 4 + channel]! / 255));
    const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
  });
}

const averageDifference = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;

test.for(bands.flatMap((band) => (['wide', 'tall'] as const).map((format) => [band, format] as const)))(
  'band %d, %s: each landscape can be told from the others as a thumbnail, whatever the hue',
  { tags: 'rule' },
  ([band, format]) => {
    const thumbnails = motifsOf(band).map((motif) => ({
      motif,
      lightness: readLightness(path.join(artFolder, `login/${format}.motif-${motif}.svg`)),
    }));
    const alike = thumbnails.flatMap(({ motif, lightness }, index) =>
      thumbnails
        .slice(0, index)
        .filter((other) => averageDifference(lightness, other.lightness) < LEAST_DIFFERENCE)
        .map((other) => `${other.motif} and ${motif}`),
    );
    expect(alike).toEqual([]);
  },
);

/** A picture in memory: four bytes (red, green, blue, alpha) for each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A rectangle in pixels, or in units of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Least alpha of a pixel that belongs to the picture. */
export const OPAQUE_ALPHA = 128;

/** Finds the smallest box around all pixels that `isInk` accepts by their offset in the data; undefined without any. */
export function findInkBox(
  { width, height, data }: Pixels,
  isInk = (at: number) => data[at + 3]! > 8,
): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (!isInk(at)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right === -1 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

const hexPair = (channel: number) => channel.toString(16).padStart(2, '0').toUpperCase();

export const toHex = (channels: ArrayLike<number>): string =>
  `#${[0, 1, 2].map((index) => hexPair(Math.round(channels[index]!))).join('')}`;

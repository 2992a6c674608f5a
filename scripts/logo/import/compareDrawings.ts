import type { Pixels } from './pixels.ts';

/** Sides of windows in pixels, and by how much two pictures may differ in the mean of one; in levels of a channel. */
type Windows = readonly [side: number, limit: number][];

/** For drawings, whose edges may be smoothed otherwise. */
const drawnWindows: Windows = [
  [5, 72],
  [15, 28],
  [45, 10],
];

/** For a traced picture, which is given in few pixels. */
export const tracedWindows: Windows = [
  [3, 53],
  [9, 20],
  [27, 9],
];

/** Sums of all values above and to the left of each place, by which the sum of any window is known at once. */
function sumUp(values: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += values[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

function worstWindow(sums: Float64Array, width: number, height: number, side: number): number {
  const [wide, high] = [Math.min(side, width), Math.min(side, height)];
  let worst = 0;
  for (let y = 0; y + high <= height; y++)
    for (let x = 0; x + wide <= width; x++) {
      const [top, bottom] = [y * (width + 1) + x, (y + high) * (width + 1) + x];
      const sum = sums[bottom + wide]! - sums[bottom]! - sums[top + wide]! + sums[top]!;
      worst = Math.max(worst, Math.abs(sum));
    }
  return worst / (side * side);
}

/**
 * How differently two pictures of about one size are seen, on white and on black: at most 1 if the eye finds no part in
 * one that the other does not have. Edges that are smoothed otherwise do not count; a lost part, a speck, a stripe does.
 */
export function measureDifference(a: Pixels, b: Pixels, windows = drawnWindows): number {
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  if (Math.abs(a.width - b.width) > 2 || Math.abs(a.height - b.height) > 2) return Number.POSITIVE_INFINITY;
  let worst = 0;
  for (const ground of [0, 255])
    for (const channel of [0, 1, 2]) {
      const over = ({ data }: Pixels, at: number) =>
        (data[at + channel]! * data[at + 3]! + ground * (255 - data[at + 3]!)) / 255;
      const differences = new Float32Array(width * height);
      for (let y = 0, index = 0; y < height; y++)
        for (let x = 0; x < width; x++, index++)
          differences[index] = over(a, (y * a.width + x) * 4) - over(b, (y * b.width + x) * 4);
      const sums = sumUp(differences, width, height);
      for (const [side, limit] of windows) worst = Math.max(worst, worstWindow(sums, width, height, side) / limit);
    }
  return worst;
}

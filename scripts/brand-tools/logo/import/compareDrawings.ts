import type { Box, Pixels } from './pixels.ts';

/**
 * Sides of windows in pixels, and the largest difference of two pictures in the mean of one, in levels of a channel.
 */
type Windows = readonly [side: number, limit: number][];

/** Windows for drawings, whose edges may be smoothed in another way. */
const drawnWindows: Windows = [
  [5, 72],
  [15, 28],
  [45, 10],
];

/** Windows for a traced picture, whose original has few pixels. */
export const tracedWindows: Windows = [
  [3, 53],
  [9, 20],
  [27, 9],
];

/** Sums up all values above and to the left of each place, which give the sum of any window at once. */
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

/** Finds the part in which two pictures differ, enlarged by the reach of a window; undefined if they are alike. */
function findDifferingBox(a: Pixels, b: Pixels, width: number, height: number, reach: number): Box | undefined {
  const colors = ({ data }: Pixels) => new Uint32Array(Uint8Array.from(data).buffer);
  const [ours, theirs] = [colors(a), colors(b)];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (ours[y * a.width + x] === theirs[y * b.width + x]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right === -1) return undefined;
  const [x, y] = [Math.max(0, left - reach), Math.max(0, top - reach)];
  return { x, y, width: Math.min(width, right + reach + 1) - x, height: Math.min(height, bottom + reach + 1) - y };
}

/**
 * Measures the visible difference of two pictures of about one size, on white and on black: at most 1 if the eye finds
 * no part in one that the other does not have. Other smoothing of edges does not count; a lost part, a speck, a stripe
 * does.
 */
export function measureDifference(a: Pixels, b: Pixels, windows = drawnWindows): number {
  const [wide, high] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  if (Math.abs(a.width - b.width) > 2 || Math.abs(a.height - b.height) > 2) return Number.POSITIVE_INFINITY;
  const box = findDifferingBox(a, b, wide, high, Math.max(...windows.map(([side]) => side)));
  if (!box) return 0;
  const { width, height } = box;
  const differences = new Float32Array(width * height);
  let worst = 0;
  for (const ground of [0, 255])
    for (const channel of [0, 1, 2]) {
      const over = ({ data }: Pixels, at: number) =>
        (data[at + channel]! * data[at + 3]! + ground * (255 - data[at + 3]!)) / 255;
      for (let y = 0, index = 0; y < height; y++)
        for (let x = 0; x < width; x++, index++)
          differences[index] =
            over(a, ((box.y + y) * a.width + box.x + x) * 4) - over(b, ((box.y + y) * b.width + box.x + x) * 4);
      const sums = sumUp(differences, width, height);
      for (const [side, limit] of windows) worst = Math.max(worst, worstWindow(sums, width, height, side) / limit);
    }
  return worst;
}

import { contrastRatio } from '../../../build/config/colors/palette.ts';
import { OPAQUE_ALPHA, type Pixels, toHex } from './pixels.ts';

/** Least contrast by WCAG 2.2 for graphics. */
const MIN_RATIO = 3;
/** Least contrast on the light page, for which logos are made: only nearly white ink is lost there. */
export const MIN_RATIO_ON_LIGHT = 1.5;
/** Least share of the outline of a part that must contrast with the page. */
const MIN_OUTLINE = 0.7;
/** Least share of a part that contrasts with its own outline, so that the part is a ground with something on it. */
const MIN_INSIDE = 0.05;
/** Largest share of the ink that may be lost. */
const MAX_LOST = 0.015;
const FULL_ALPHA = 230;
/** Share of the picture that a part fills if it is all of it, such as a photo. */
const WHOLE_SHARE = 0.9;

export interface Readability {
  readable: boolean;
  /** Share of the ink that cannot be told from the page. */
  lost: number;
  /** The contrast with the page that nine tenths of the outline reach. */
  ratio: number;
}

interface Part {
  inside: number[];
  outline: number[];
}

/** Finds connected ink, with its outline: pixels of full colour within two of a clear one. */
function findParts({ width, height, data }: Pixels): Part[] {
  const seen = new Uint8Array(width * height);
  const parts: Part[] = [];
  const isInk = (index: number) => data[index * 4 + 3]! >= OPAQUE_ALPHA;
  const isOutline = (index: number) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || !isInk(ny * width + nx)) return true;
      }
    return false;
  };
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isInk(start)) continue;
    const part: Part = { inside: [], outline: [] };
    const stack = [start];
    seen[start] = 1;
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      if (data[index * 4 + 3]! >= FULL_ALPHA) part[isOutline(index) ? 'outline' : 'inside'].push(index);
      const x = index % width;
      for (const next of [x > 0 && index - 1, x < width - 1 && index + 1, index - width, index + width]) {
        if (next === false || next < 0 || next >= seen.length || seen[next] || !isInk(next)) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}

const meanColor = ({ data }: Pixels, indices: readonly number[]) =>
  toHex(
    [0, 1, 2].map((channel) => indices.reduce((sum, index) => sum + data[index * 4 + channel]!, 0) / indices.length),
  );

const sizeOf = ({ inside, outline }: Part) => inside.length + outline.length;

/** Measures the share of a picture that can be told from a page of one colour, by the contrast that this takes. */
export function measureReadability(pixels: Pixels, page: string, minRatio = MIN_RATIO): Readability {
  const known = new Map<string, number>();
  const colorAt = (index: number) => toHex(pixels.data.subarray(index * 4, index * 4 + 3));
  const contrast = (a: string, b: string) => {
    const key = a + b;
    if (!known.has(key)) known.set(key, contrastRatio(a, b));
    return known.get(key)!;
  };
  const parts = findParts(pixels).filter((part) => part.outline.length > 0);
  let [lost, total] = [0, 0];
  const ratios: number[] = [];
  for (const part of parts) {
    total += sizeOf(part);
    const outlineRatios = part.outline.map((index) => contrast(colorAt(index), page));
    ratios.push(...outlineRatios);
    if (outlineRatios.filter((ratio) => ratio >= minRatio).length >= outlineRatios.length * MIN_OUTLINE) continue;
    // On a ground of its own, things are read by their contrast with that ground.
    if (sizeOf(part) >= pixels.width * pixels.height * WHOLE_SHARE) continue;
    const rim = meanColor(pixels, part.outline);
    const on = part.inside.filter((index) => contrast(colorAt(index), rim) >= MIN_RATIO).length;
    if (on < sizeOf(part) * MIN_INSIDE) lost += sizeOf(part);
  }
  const share = total === 0 ? 1 : lost / total;
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 10)] ?? 1;
  return { readable: share <= MAX_LOST, lost: share, ratio };
}

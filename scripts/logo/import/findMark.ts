import { type Box, findInkBox, type Pixels } from './pixels.ts';

/** Columns of a picture without ink, as gaps between parts. */
function findGaps({ width, height, data }: Pixels): { start: number; end: number }[] {
  const gaps: { start: number; end: number }[] = [];
  for (let x = 0; x < width; x++) {
    let clear = true;
    for (let y = 0; y < height && clear; y++) clear = data[(y * width + x) * 4 + 3]! < 32;
    if (!clear) continue;
    const last = gaps.at(-1);
    if (last?.end === x) last.end = x + 1;
    else gaps.push({ start: x, end: x + 1 });
  }
  return gaps.filter(({ start, end }) => start > 0 && end < width);
}

/**
 * The compact mark at the left of a logo, in pixels of its picture: about as wide as high, about as high as the logo,
 * and farther from the rest than the letters are from each other.
 */
export function findMark(pixels: Pixels): Box | undefined {
  if (pixels.width < pixels.height * 1.3) return { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const gaps = findGaps(pixels);
  const reach = gaps.findIndex(({ start }) => start > pixels.height * 0.5);
  const gap = gaps[reach];
  if (!gap || gap.start > pixels.height * 1.7) return undefined;
  const part = { x: 0, y: 0, width: gap.start, height: pixels.height };
  const { width, height, data } = pixels;
  const ink = findInkBox(pixels, (at) => data[at + 3]! > 8 && (at / 4) % width < part.width);
  if (!ink || ink.height < height * 0.5) return undefined;
  const widthOf = ({ start, end }: { start: number; end: number }) => end - start;
  const others = gaps.slice(reach + 1).map(widthOf);
  const typical = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0;
  return widthOf(gap) > Math.max(typical * 1.6, height * 0.06) ? ink : undefined;
}

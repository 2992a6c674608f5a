import { findColors } from './findColors.ts';
import { type Box, findInkBox, type Pixels } from './pixels.ts';

interface Span {
  start: number;
  end: number;
}

/** Finds the columns of a picture with ink, as parts between gaps. */
function findParts({ width, height, data }: Pixels): Span[] {
  const parts: Span[] = [];
  for (let x = 0; x < width; x++) {
    let clear = true;
    for (let y = 0; y < height && clear; y++) clear = data[(y * width + x) * 4 + 3]! < 32;
    if (clear) continue;
    const last = parts.at(-1);
    if (last?.end === x) last.end = x + 1;
    else parts.push({ start: x, end: x + 1 });
  }
  return parts;
}

const inkOf = (pixels: Pixels, { start, end }: Span): Box | undefined =>
  findInkBox(pixels, (at) => {
    const x = (at / 4) % pixels.width;
    return x >= start && x < end && pixels.data[at + 3]! > 32;
  });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Finds the most frequent colour of a part. */
function mainColor({ width, height, data }: Pixels, { start, end }: Span): string | undefined {
  const part = new Uint8Array((end - start) * height * 4);
  for (let y = 0; y < height; y++)
    part.set(data.subarray((y * width + start) * 4, (y * width + end) * 4), y * (end - start) * 4);
  return findColors({ width: end - start, height, data: part })[0]?.hex;
}

/** Proportions of a mark: it is about as wide as high, and the letters beside it are not much higher. */
const PROPORTIONS = { narrowest: 0.35, widest: 1.8 };
const MIN_HEIGHT = 0.5;
/** Least gaps, in shares of the height of the logo. */
const MIN_GAP = { letterLike: 0.12, other: 0.04 };
/** Least number of parts beside a mark that tell the position of letters. */
const MIN_LETTERS = 3;
const SAME_LINE = 0.04;

/** Least ratio of the gap beside a mark to one between letters: less if the mark cannot be a letter itself. */
const MIN_GAP_RATIO = { letterLike: 2.5, other: 1.25 };

interface Candidate {
  box: Box;
  gap: number;
}

/**
 * Whether a part may be the first letter of a word: it has the colour of the next parts, and their foot or their head.
 */
function isLetterLike(pixels: Pixels, part: Span, box: Box, others: readonly Span[]): boolean {
  const boxes = others.map((other) => inkOf(pixels, other)).filter((other) => other !== undefined);
  const foot = median(boxes.map(({ y, height }) => y + height));
  const head = median(boxes.map(({ y }) => y));
  const near = (a: number, b: number) => Math.abs(a - b) <= pixels.height * SAME_LINE;
  const rest = { start: others[0]!.start, end: others.at(-1)!.end };
  const sameColor = mainColor(pixels, part) === mainColor(pixels, rest);
  return sameColor && (others.length < MIN_LETTERS || near(box.y + box.height, foot) || near(box.y, head));
}

const gapsBetween = (parts: readonly Span[]): number[] =>
  parts.slice(1).map(({ start }, index) => start - parts[index]!.end);

function toCandidate(pixels: Pixels, parts: readonly Span[], index: number): Candidate | undefined {
  const [own, others] = [parts.slice(0, index + 1), parts.slice(index + 1)];
  const part = { start: own[0]!.start, end: own.at(-1)!.end };
  const box = inkOf(pixels, part);
  if (!box || box.height < pixels.height * MIN_HEIGHT) return undefined;
  const ratio = box.width / box.height;
  if (ratio < PROPORTIONS.narrowest || ratio > PROPORTIONS.widest) return undefined;
  const gap = others[0]!.start - part.end;
  const kind = isLetterLike(pixels, part, box, others) ? 'letterLike' : 'other';
  // Parts of a mark are nearer to it than the letters are.
  const least = Math.max(
    median(gapsBetween(others)) * MIN_GAP_RATIO[kind],
    Math.max(0, ...gapsBetween(own)) * MIN_GAP_RATIO.other,
  );
  return gap > Math.max(least, pixels.height * MIN_GAP[kind]) ? { box, gap } : undefined;
}

/**
 * Finds the compact mark at the left of a logo, in pixels of its picture: about as wide as high, and farther from the
 * rest than the letters are from each other.
 */
export function findMark(pixels: Pixels): Box | undefined {
  if (pixels.width < pixels.height * 1.3) return { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const parts = findParts(pixels);
  const candidates = parts
    .slice(0, -1)
    .map((_, index) => toCandidate(pixels, parts, index))
    .filter((candidate) => candidate !== undefined);
  return candidates.toSorted((a, b) => b.gap - a.gap)[0]?.box;
}

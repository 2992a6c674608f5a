import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import type { OffsetProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { type Attribute, tokenizeSvg } from './tokenizeSvg.ts';

/** Limits of a drawing's width in relation to its height; icons are drawn into square pictures. */
const proportions = {
  logo: {
    narrowest: 1 / 2,
    widest: 10,
    words: 'a logo is at most 10 times as wide as high, and at most twice as high as wide',
  },
  icon: { narrowest: 1, widest: 1, words: 'an icon is as wide as high' },
} as const;
export type DrawingKind = keyof typeof proportions;

/** Least length of a side, in units of the drawing. */
const MIN_SIDE = 1;
const MAX_SIDE = 10_000;

const lengthPattern = /^\s*(\d+\.?\d*|\.\d+)(px|pt|pc|mm|cm|in|%)?\s*$/;

interface Size {
  width: number;
  height: number;
}

function checkSize(kind: DrawingKind, { width, height }: Size, written: string, offset: number): OffsetProblem[] {
  const wrongSide = [width, height].find((side) => !(side >= MIN_SIDE && side <= MAX_SIDE));
  if (wrongSide !== undefined) {
    const hint = `each side takes ${MIN_SIDE} to ${MAX_SIDE} units, because drawing it takes memory by its size`;
    return [{ offset, message: `${written} gives a side of ${wrongSide}`, hint }];
  }
  const { narrowest, widest, words } = proportions[kind];
  const ratio = width / height;
  return ratio >= narrowest && ratio <= widest
    ? []
    : [{ offset, message: `${written} makes the ${kind} ${width} wide and ${height} high`, hint: words }];
}

function checkViewBoxSize(kind: DrawingKind, { value, valueOffset }: Attribute): OffsetProblem[] {
  const [, , width = 0, height = 0] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  // Anything else that is no viewBox has a problem of its own.
  if (!(width > 0 && height > 0)) return [];
  return checkSize(kind, { width, height }, `viewBox ${quote(value)}`, valueOffset);
}

/** Checks width and height, which count instead of the viewBox where they are written. */
function checkWrittenSize(kind: DrawingKind, width: Attribute | undefined, height: Attribute | undefined) {
  const first = width ?? height;
  if (!first) return [];
  const offset = first.offset;
  if (!width || !height)
    return [{ offset, message: `"${first.name}" is alone in <svg>`, hint: 'leave it out, or write width and height' }];
  const [, wide, wideUnit] = lengthPattern.exec(width.value) ?? [];
  const [, high, highUnit] = lengthPattern.exec(height.value) ?? [];
  const written = `width ${quote(width.value)} and height ${quote(height.value)}`;
  if (wide === undefined || high === undefined || wideUnit !== highUnit)
    return [
      {
        offset,
        message: `${written} are no size`,
        hint: 'they take two numbers with the same unit; without both, viewBox decides',
      },
    ];
  return checkSize(kind, { width: Number(wide), height: Number(high) }, written, offset);
}

/**
 * Checks that a brand's drawing has the proportions of its kind and sides within limits, before anything draws it: a
 * picture of an icon a million times as high as wide takes gigabytes. Reports nothing where checkSvg finds no drawing.
 */
export function checkDrawingSize(kind: DrawingKind, { file, text }: TextFile): Problem[] {
  const root = tokenizeSvg(text).tokens.find((token) => token.type === 'open');
  if (root?.name !== 'svg') return [];
  const find = (name: string) => root.attributes.find((attribute) => attribute.name === name);
  const viewBox = find('viewBox');
  const problems = [
    ...(viewBox ? checkViewBoxSize(kind, viewBox) : []),
    ...checkWrittenSize(kind, find('width'), find('height')),
  ];
  const locate = createLineIndex(text);
  return problems.map(({ offset, ...problem }) => ({ file, ...locate(offset), ...problem }));
}

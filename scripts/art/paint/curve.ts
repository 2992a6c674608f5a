import type { Point } from '../path.ts';
import { joinNumbers, rounded } from '../pathData.ts';

/**
 * Path data from points: `smooth` runs softly through them, `polygon` straight. `d` is a template that rounds its
 * numbers: d`M${x} ${y}h20`. Large shapes are rounded to whole units, small ones to tenths.
 */
export const d = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  texts
    .map((text, index) => text + (typeof values[index] === 'number' ? rounded(values[index]) : (values[index] ?? '')))
    .join('');

const short = (numbers: readonly number[]) => joinNumbers(numbers).replace(/(^|[^\d.])0\./g, '$1.');

const grainOf = (points: readonly Point[], large: number) => {
  const spread = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(spread(0), spread(1)) > large ? 1 : 10;
};

/** Relative steps measured from the point that rounding really reached. */
function makePen(points: readonly Point[], large = 170) {
  const grain = grainOf(points, large);
  const snap = ([x, y]: Point): Point => [Math.round(x * grain) / grain, Math.round(y * grain) / grain];
  let at: Point = [0, 0];
  const relative = (...targets: Point[]) => {
    const steps = targets.map(snap).flatMap(([x, y]) => [rounded(x - at[0]), rounded(y - at[1])]);
    at = snap(targets.at(-1)!);
    return short(steps);
  };
  return { relative };
}

export function polygon(points: readonly Point[], closed = true): string {
  const pen = makePen(points);
  const [first, ...rest] = points as [Point, ...Point[]];
  return `M${pen.relative(first)}l${rest.map((point) => pen.relative(point)).join(' ')}${closed ? 'z' : ''}`.replaceAll(
    ' -',
    '-',
  );
}

/** A soft line through all points; `tension` 1 is round, 0 straight. */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const at = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  const handle = (index: number, side: 1 | -1): Point => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)];
    return [
      here[0] + (side * tension * (after[0] - before[0])) / 6,
      here[1] + (side * tension * (after[1] - before[1])) / 6,
    ];
  };
  const pen = makePen(points);
  const start = `M${pen.relative(at(0))}`;
  const steps = Array.from({ length: closed ? count : count - 1 }, (_, index) =>
    index === 0
      ? `c${pen.relative(handle(0, 1), handle(1, -1), at(1))}`
      : `s${pen.relative(handle(index + 1, -1), at(index + 1))}`,
  );
  return `${start}${steps.join('')}${closed ? 'z' : ''}`;
}

/** Ground under a soft line, down to `bottom`. */
export const ground = (points: readonly Point[], bottom: number, tension = 1): string =>
  `${smooth(points, false, tension)}V${rounded(bottom)}H${rounded(points[0]![0])}z`;

/** A spot with an uneven, scalloped edge: a bush, a crown, a rose. Whole units, unless it is tiny. */
export function scallop(points: readonly Point[], bulge = 0.5): string {
  const pen = makePen(points, 24);
  const start = `M${pen.relative(points[0]!)}`;
  const bumps = points.map((from, index) => {
    const to = points[(index + 1) % points.length]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return `q${pen.relative([from[0] + dx / 2 + dy * bulge, from[1] + dy / 2 - dx * bulge], to)}`;
  });
  return `${start}${bumps.join('')}z`;
}

/** Many short strokes in whole units, each a start and a step, written from left to right to keep the numbers small. */
export function scatter(strokes: readonly (readonly [from: Point, step: Point])[]): string {
  let at: Point = [0, 0];
  const sorted = strokes.toSorted(([a], [b]) => a[0] - b[0]);
  const steps = sorted.map(([from, step]) => {
    const start: Point = [Math.round(from[0]), Math.round(from[1])];
    const by: Point = [Math.round(step[0]) + 0, Math.round(step[1]) + 0];
    const moveBy = joinNumbers([start[0] - at[0] + 0, start[1] - at[1] + 0]);
    at = [start[0] + by[0], start[1] + by[1]];
    const draw = by[1] === 0 ? `h${by[0]}` : by[0] === 0 ? `v${by[1]}` : `l${joinNumbers(by)}`;
    return `m${moveBy}${draw}`;
  });
  return steps.join('').replace(/^m/, 'M');
}

import { expect, test } from 'vitest';
import { constructionNames, constructions } from './constructions.ts';
import type { Path, Point, Segment } from './path.ts';
import { toPathData } from './pathData.ts';
import { cutOuts, type Shape } from './shape.ts';

/** Radius of the circle that every mask of a maskable icon shows: two fifths of its width. */
const safeRadius = 0.4 * 512;

/** Returns points along an arc, by its centre; SVG's own rule (implementation notes, section B.2.4). */
function alongArc([x1, y1]: Point, segment: Extract<Segment, { radius: number }>): Point[] {
  const [x2, y2] = segment.to;
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const radius = Math.max(segment.radius, half);
  const height = Math.sqrt(radius ** 2 - half ** 2) * ((segment.sweep === 1) === (segment.large ?? false) ? 1 : -1);
  const centre: Point = [
    (x1 + x2) / 2 + (height * (y2 - y1)) / (2 * half),
    (y1 + y2) / 2 - (height * (x2 - x1)) / (2 * half),
  ];
  const from = Math.atan2(y1 - centre[1], x1 - centre[0]);
  const turn = Math.atan2(y2 - centre[1], x2 - centre[0]) - from;
  const full = 2 * Math.PI;
  const sweep = segment.sweep === 1 ? ((turn % full) + full) % full : -(((-turn % full) + full) % full);
  return Array.from({ length: 33 }, (_, step): Point => {
    const angle = from + (sweep * step) / 32;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

function alongPath({ start, segments }: Path): Point[] {
  let at = start;
  return segments.flatMap((segment) => {
    const points = 'radius' in segment ? alongArc(at, segment) : [at, segment.to];
    at = segment.to;
    return points;
  });
}

const reach = ({ paths, width = 0 }: Shape) =>
  Math.max(...paths.flatMap(alongPath).map(([x, y]) => Math.hypot(x, y))) + width / 2;

const cases = constructionNames.flatMap((name) =>
  cutOuts.map((cutOut) => ({ name, cutOut, shapes: constructions[name][cutOut] })),
);

test.for(cases)('$name $cutOut stays where every maskable icon shows it', ({ shapes }) => {
  const seen = shapes.filter(({ tone }) => tone !== 'ground');
  expect(Math.max(...seen.map(reach))).toBeLessThanOrEqual(safeRadius);
});

test.for(cases)('$name $cutOut is large enough and near enough to the middle', ({ shapes }) => {
  const points = shapes.filter(({ tone }) => tone !== 'ground').flatMap(({ paths }) => paths.flatMap(alongPath));
  const range = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  for (const { low, high } of [range(0), range(1)]) expect(Math.abs(low + high) / 2).toBeLessThan(26);
  expect(Math.max(range(0).high - range(0).low, range(1).high - range(1).low)).toBeGreaterThan(256);
});

test('no two cut-outs of any construction look alike', () => {
  const drawn = cases.map(({ shapes }) => shapes.map(({ paths, tone, width }) => [toPathData(paths), tone, width]));
  expect(new Set(drawn.map((shape) => JSON.stringify(shape))).size).toBe(cases.length);
});

test('lines and gaps can be seen at the smallest size', () => {
  const widths = cases.flatMap(({ shapes }) => shapes.flatMap(({ width }) => width ?? []));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(16);
});

/** Points and paths on a plane whose y grows downwards; marks are drawn around the origin. */
export type Point = readonly [x: number, y: number];

/** A line, or an arc of a circle: `sweep` 1 turns clockwise on the screen, `large` takes the longer way round. */
export type Segment = { to: Point } | { to: Point; radius: number; sweep: 0 | 1; large?: boolean };

export interface Path {
  start: Point;
  segments: readonly Segment[];
  /** A closed path ends where it starts; an open one is for strokes. */
  closed: boolean;
}

export const closedPath = (start: Point, ...segments: Segment[]): Path => ({ start, segments, closed: true });
export const openPath = (start: Point, ...segments: Segment[]): Path => ({ start, segments, closed: false });

export const line = (x: number, y: number): Segment => ({ to: [x, y] });
export const clockwise = (radius: number, x: number, y: number, large = false): Segment => ({
  to: [x, y],
  radius,
  sweep: 1,
  large,
});
export const counterClockwise = (radius: number, x: number, y: number, large = false): Segment => ({
  to: [x, y],
  radius,
  sweep: 0,
  large,
});

export const disc = (radius: number, x = 0, y = 0): Path =>
  closedPath([x - radius, y], clockwise(radius, x + radius, y), clockwise(radius, x - radius, y));

/** Returns a leaf between two points: two arcs of one radius that bulge to either side. */
export const leaf = ([fromX, fromY]: Point, [toX, toY]: Point, radius: number): Path =>
  closedPath([fromX, fromY], clockwise(radius, toX, toY), clockwise(radius, fromX, fromY));

const mapPath = (path: Path, move: (point: Point) => Point, flips: boolean, grows = 1): Path => ({
  ...path,
  start: move(path.start),
  segments: path.segments.map((segment): Segment => {
    if (!('radius' in segment)) return { to: move(segment.to) };
    const sweep = flips ? (segment.sweep === 1 ? 0 : 1) : segment.sweep;
    return { ...segment, to: move(segment.to), radius: segment.radius * grows, sweep };
  }),
});

/** Mirrors a path: left becomes right. */
export const mirror = (path: Path): Path => mapPath(path, ([x, y]) => [-x, y], true);

export const shift = (path: Path, byX: number, byY: number): Path =>
  mapPath(path, ([x, y]) => [x + byX, y + byY], false);

export const scale = (path: Path, factor: number): Path =>
  mapPath(path, ([x, y]) => [x * factor, y * factor], false, factor);

/** Turns a path clockwise around a point, by default the origin. */
export function turn(path: Path, degrees: number, [x0, y0]: Point = [0, 0]): Path {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapPath(path, ([x, y]) => [x0 + (x - x0) * cos - (y - y0) * sin, y0 + (x - x0) * sin + (y - y0) * cos], false);
}

/** Returns a point on a circle; 0 degrees is to the right, 90 downwards. */
export const onCircle = (radius: number, degrees: number, [x, y]: Point = [0, 0]): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

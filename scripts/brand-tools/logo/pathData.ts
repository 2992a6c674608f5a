import type { Path, Point } from './path.ts';

/** Rounds to one decimal, and never to `-0`. */
export const rounded = (value: number) => Math.round(value * 10) / 10 + 0;

/** Joins numbers as SVG takes them: a minus sign separates by itself. */
export const joinNumbers = (values: readonly number[]) =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** Returns the `d` of an SVG path in steps from one rounded point to the next, so that errors do not add up. */
export function toPathData(paths: readonly Path[], origin: Point = [0, 0]): string {
  let [x, y] = [0, 0];
  const step = ([toX, toY]: Point) => {
    const next = [rounded(toX + origin[0]), rounded(toY + origin[1])] as const;
    const by = [rounded(next[0] - x), rounded(next[1] - y)] as const;
    [x, y] = next;
    return by;
  };
  return paths
    .map(({ start, segments, closed }) => {
      const begin = step(start);
      const first = [x, y] as const;
      const steps = segments.map((segment) => {
        const by = step(segment.to);
        if (!('radius' in segment)) return `l${joinNumbers(by)}`;
        const radius = rounded(segment.radius);
        return `a${joinNumbers([radius, radius, 0, segment.large ? 1 : 0, segment.sweep, ...by])}`;
      });
      if (closed) [x, y] = first;
      return `m${joinNumbers(begin)}${steps.join('')}${closed ? 'z' : ''}`;
    })
    .join('')
    .replace(/^m/, 'M');
}

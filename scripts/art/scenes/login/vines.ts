import { line, shape } from '../../paint/element.ts';
import { dabs } from '../../paint/plants.ts';
import { type Random, times } from '../../paint/random.ts';
import type { Point } from '../../path.ts';

interface Slope {
  /** Where a share of the stage lies. */
  at(share: number): number;
  size: number;
  top: number;
  bottom: number;
}

/** Rows of vines down a slope that rises to the right, narrow up the hill and broad near by. */
export function vines(random: Random, { at, size, top: floor, bottom: height }: Slope): string[] {
  const rows = times(10, (index) => {
    const start: Point = [at(0.17 + index * 0.097), floor - (22 + index * 16) * size];
    const end: Point = [at(-0.34 + index * 0.2), height + 20];
    return {
      start,
      end,
      middle: [start[0] * 0.62 + end[0] * 0.38, start[1] * 0.52 + end[1] * 0.48 - 16 * size] as Point,
    };
  });
  // `aside` moves a row for its lit flank.
  const row = (slim: number, broad: number, aside: number) =>
    rows
      .map(({ start, middle, end }) => {
        const edge = (side: number) =>
          [start[0] + side * slim, middle[0] + side * broad * 0.5 + aside / 2, end[0] + side * broad + aside].map(
            Math.round,
          );
        const [left, right] = [edge(-1), edge(1)];
        const [top, half] = [Math.round(start[1]), Math.round(middle[1])];
        return `M${left[0]} ${top}Q${left[1]} ${half} ${left[2]} ${end[1]}H${right[2]}Q${right[1]} ${half} ${right[0]} ${top}z`;
      })
      .join('');
  const leaves = (aside: number) =>
    rows
      .flatMap(({ start, middle, end }) =>
        [0.3, 0.5, 0.68, 0.84].map((share) => {
          const along = (axis: 0 | 1) =>
            start[axis] * (1 - share) ** 2 + 2 * middle[axis] * share * (1 - share) + end[axis] * share ** 2;
          return dabs(
            random,
            along(0) + aside * share,
            along(1),
            26 * share * size,
            34 * share * size,
            4,
            22 * share * size,
            -70,
          );
        }),
      )
      .join('');
  return [
    shape(row(9 * size, 62 * size, 0), 'sandShade', { opacity: 0.55 }),
    shape(row(5 * size, 42 * size, 8 * size), 'leafDark'),
    shape(row(4 * size, 30 * size, -6 * size), 'leaf'),
    line(leaves(-16 * size), 'leafLight', 6 * size),
    line(leaves(22 * size), 'leafDark', 6 * size),
  ];
}

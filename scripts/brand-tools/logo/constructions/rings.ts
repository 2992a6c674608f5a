import { clockwise, disc, leaf, mirror, onCircle, openPath, type Point, shift } from '../path.ts';
import { type Construction, cropped, filled, lined } from '../shape.ts';

const apart = 68;
const centre: Point = [-apart, 0];
const left = shift(disc(122), ...centre);
const crossing = Math.sqrt(122 ** 2 - apart ** 2);
const between = leaf([0, -crossing], [0, crossing], 122);

const loop = shift(disc(102), ...centre);
const lowerCrossing = (from: number, to: number) =>
  openPath(onCircle(102, from, centre), clockwise(102, ...onCircle(102, to, centre)));

/** Two circles that share a part of themselves; as lines, two rings linked over and under. */
export const rings: Construction = {
  whole: [filled('first', left), filled('second', mirror(left)), filled('spark', between)],
  seam: [
    lined('first', 42, loop),
    lined('ground', 74, mirror(loop)),
    lined('second', 42, mirror(loop)),
    cropped('ground', 74, lowerCrossing(18, 74)),
    cropped('first', 42, lowerCrossing(8, 84)),
  ],
  sun: [filled('first', left), filled('second', mirror(left)), filled('ground', between), filled('spark', disc(34))],
};

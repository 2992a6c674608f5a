import {
  clockwise,
  closedPath,
  counterClockwise,
  disc,
  line,
  openPath,
  type Path,
  type Point,
  shift,
  turn,
} from '../path.ts';
import { type Construction, filled, lined } from '../shape.ts';

const bend = 118;
const comma = closedPath(
  [0, -174],
  counterClockwise(174, 0, 174),
  counterClockwise(bend, 0, 0),
  clockwise(bend, 0, -174),
);
/** Gap between the halves; extends beyond the disc, so that it leaves it in full width. */
const gap = openPath([-32, 203], line(0, 174), counterClockwise(bend, 0, 0), clockwise(bend, 0, -174), line(32, -203));
const lean = (path: Path) => turn(path, 24);
const parts = [filled('first', lean(comma)), filled('second', turn(lean(comma), 180)), lined('ground', 26, lean(gap))];

const water = openPath([-220, 0], clockwise(170, 0, 0), counterClockwise(170, 220, 0));
/** Point at which the middle line of the water leaves the disc. */
const shore: Point = [171.6, 28.9];
const lower = closedPath(
  shore,
  clockwise(174, -shore[0], -shore[1]),
  clockwise(170, 0, 0),
  counterClockwise(170, ...shore),
);

/** One disc parted by a curve. */
export const whirl: Construction = {
  whole: parts,
  seam: [
    filled('first', disc(174)),
    filled('second', lower),
    lined('ground', 24, shift(water, 0, -72), water, shift(water, 0, 72)),
  ],
  sun: [...parts, filled('ground', disc(78)), filled('spark', disc(52))],
};

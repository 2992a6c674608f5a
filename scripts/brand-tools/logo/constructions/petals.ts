import { disc, leaf, line, mirror, onCircle, openPath, type Point } from '../path.ts';
import { type Construction, filled, lined } from '../shape.ts';

const foot: Point = [0, 148];
const middle = leaf(foot, [0, -178], 232);
const left = leaf(foot, onCircle(242, -143, foot), 166);
const slit = openPath([0, 96], line(0, -80));

/** A flower of three petals, the one in the middle in front. */
export const petals: Construction = {
  whole: [filled('first', left), filled('second', mirror(left)), lined('ground', 40, middle), filled('spark', middle)],
  seam: [
    filled('second', left, mirror(left)),
    lined('ground', 40, middle),
    filled('first', middle),
    lined('ground', 20, slit),
  ],
  sun: [
    filled('first', left),
    filled('second', mirror(left)),
    lined('ground', 40, middle),
    filled('first', middle),
    filled('ground', disc(36, 0, 14)),
  ],
};

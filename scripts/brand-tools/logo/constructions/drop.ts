import { clockwise, closedPath, counterClockwise, disc, line, mirror, openPath, scale, shift } from '../path.ts';
import { type Construction, filled, lined } from '../shape.ts';

const whole = closedPath([0, -190], clockwise(250, 122, 62), clockwise(122, -122, 62), clockwise(250, 0, -190));
const half = closedPath([0, -190], counterClockwise(250, -122, 62), counterClockwise(122, 0, 184));
const tongue = closedPath(
  [0, -190],
  counterClockwise(250, -122, 62),
  counterClockwise(122, 0, 184),
  counterClockwise(100, 8, 24),
  clockwise(190, 0, -190),
);
/** Gap between the tongues; extends beyond the flame, so that it leaves it in full width. */
const gap = openPath([-40, 206], line(0, 184), counterClockwise(100, 8, 24), clockwise(190, 0, -190), line(16, -220));
const inner = (factor: number) => shift(scale(whole, factor), 0, 184 - 24 - 184 * factor);

/** A flame of two tongues. */
export const drop: Construction = {
  whole: [filled('second', whole), filled('first', tongue), lined('ground', 24, gap)],
  seam: [
    filled('first', half),
    filled('second', mirror(half)),
    filled('ground', inner(0.68)),
    filled('spark', shift(inner(0.5), 0, -22)),
  ],
  sun: [
    filled('first', half),
    filled('second', mirror(half)),
    filled('ground', disc(80, 0, 62)),
    filled('spark', disc(54, 0, 62)),
  ],
};

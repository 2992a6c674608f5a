import { clockwise, closedPath, disc, leaf, mirror, openPath, shift, turn } from '../path.ts';
import { type Construction, cropped, filled } from '../shape.ts';

const half = (radius: number, x: number) => closedPath([x, -radius], clockwise(radius, x, radius));
const arc = (radius: number) => openPath([-140, -radius], clockwise(radius, -140, radius));
const low = shift(half(132, -136), 0, 18);
const crossing = Math.sqrt(150 ** 2 - 124 ** 2);

/** Two half discs, back to back. */
export const kiss: Construction = {
  whole: [
    filled('first', half(150, -124)),
    filled('second', turn(half(150, -124), 180)),
    filled('spark', leaf([0, -crossing], [0, crossing], 150)),
  ],
  seam: [
    filled('first', half(132, -140)),
    filled('second', mirror(half(132, -140))),
    cropped('ground', 24, arc(88), mirror(arc(88)), arc(42), mirror(arc(42))),
  ],
  sun: [filled('first', low), filled('second', mirror(low)), filled('spark', disc(46, 0, -110))],
};

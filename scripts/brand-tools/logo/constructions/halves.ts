import { closedPath, counterClockwise, openPath, shift, turn } from '../path.ts';
import { type Construction, cropped, filled } from '../shape.ts';

const drop = 42;
const half = (radius: number) => shift(closedPath([0, -radius], counterClockwise(radius, 0, radius)), -9, -drop);
const arc = (radius: number) => shift(openPath([0, -radius], counterClockwise(radius, 0, radius)), -9, -drop);

const left = half(148);
const right = turn(left, 180);

/** The halves of one disc, moved along each other. */
export const halves: Construction = {
  whole: [filled('first', left), filled('second', right)],
  seam: [
    filled('first', left),
    filled('second', right),
    cropped('ground', 24, arc(104), arc(58), turn(arc(104), 180), turn(arc(58), 180)),
  ],
  sun: [
    filled('first', left),
    filled('second', right),
    filled('ground', half(76), turn(half(76), 180)),
    filled('spark', half(50), turn(half(50), 180)),
  ],
};

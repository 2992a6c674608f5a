import { clockwise, closedPath, counterClockwise, disc, line, mirror, openPath, scale, shift } from '../path.ts';
import { type Construction, filled, lined } from '../shape.ts';

const place = (path: Parameters<typeof shift>[0], by = 1) => shift(scale(path, by), 0, -4);
const lobe = place(closedPath([-128, 24], clockwise(90.5, 0, -104), line(0, -104)));
const square = place(closedPath([0, -104], line(128, 24), line(0, 152), line(-128, 24)));
const half = place(closedPath([0, -104], line(0, 152), line(-128, 24)));
const side = place(openPath([0, -104], counterClockwise(90.5, -128, 24), line(0, 152)), 0.9);

/** A square on its tip and two half discs. */
export const heart: Construction = {
  whole: [filled('first', lobe), filled('second', mirror(lobe)), filled('spark', square)],
  seam: [lined('second', 40, mirror(side)), lined('first', 40, side)],
  sun: [
    filled('first', lobe, half),
    filled('second', mirror(lobe), mirror(half)),
    filled('ground', disc(66, 0, 8)),
    filled('spark', disc(42, 0, 8)),
  ],
};

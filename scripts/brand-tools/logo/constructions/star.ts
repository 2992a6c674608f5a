import { clockwise, closedPath, disc, line, mirror, openPath } from '../path.ts';
import { type Construction, cropped, filled } from '../shape.ts';

const reach = 192;
/** Returns half of a star whose four sides bend inwards, the less the larger the radius. */
const half = (radius: number) => closedPath([0, -reach], clockwise(radius, -reach, 0), clockwise(radius, 0, reach));
const left = half(270);
const cross = [openPath([0, -200], line(0, 200)), openPath([-200, 0], line(200, 0))];

/** A light of four points, half in the evening and half in the day. */
export const star: Construction = {
  whole: [filled('first', left), filled('second', mirror(left)), filled('ground', disc(44))],
  seam: [filled('first', half(420)), filled('second', mirror(half(420))), cropped('ground', 24, ...cross)],
  sun: [
    filled('first', half(240)),
    filled('second', mirror(half(240))),
    filled('ground', disc(86)),
    filled('spark', disc(58)),
  ],
};

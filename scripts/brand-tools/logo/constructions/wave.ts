import { clockwise, counterClockwise, disc, openPath, turn } from '../path.ts';
import { type Construction, cropped, filled } from '../shape.ts';

const bow = (radius: number, x = -82) => openPath([x - radius, 0], clockwise(radius, x + radius, 0));
const answer = (radius: number, x = -82) => turn(bow(radius, x), 180);
const sea = (y: number) => openPath([-164, y], clockwise(116, 0, y), counterClockwise(116, 164, y));

/** Two half rings, one up and one down: a wave. */
export const wave: Construction = {
  whole: [cropped('first', 62, sea(-54)), cropped('second', 62, sea(54))],
  seam: [
    cropped('first', 100, bow(70, -70)),
    cropped('second', 100, answer(70, -70)),
    cropped('ground', 32, bow(70, -70), answer(70, -70)),
  ],
  sun: [
    cropped('first', 48, bow(84)),
    cropped('second', 48, answer(84)),
    filled('spark', disc(42, -82, 18), disc(42, 82, -18)),
  ],
};

import { closedPath, counterClockwise, disc, turn } from '../path.ts';
import { type Construction, filled, lined } from '../shape.ts';

const away = 80;
const one = disc(80, -away, -away);
const star = closedPath(
  [0, -80],
  counterClockwise(80, 80, 0),
  counterClockwise(80, 0, 80),
  counterClockwise(80, -80, 0),
  counterClockwise(80, 0, -80),
);
const around = (path: ReturnType<typeof disc>) => [path, turn(path, 180)];

/** Two pairs of discs around one middle. */
export const clover: Construction = {
  whole: [filled('first', ...around(one)), filled('second', ...around(turn(one, 90))), filled('spark', star)],
  seam: [lined('first', 36, ...around(disc(62, -away, -away))), lined('second', 36, ...around(disc(62, away, -away)))],
  sun: [
    filled('first', ...around(disc(92, -84, 0))),
    filled('second', ...around(disc(92, 0, -84))),
    filled('ground', disc(66)),
    filled('spark', disc(42)),
  ],
};

import { disc, onCircle, shift } from '../path.ts';
import { type Construction, filled } from '../shape.ts';

const within = (radius: number) => shift(disc(radius), ...onCircle(188 - radius, 140));

/** A disc and its companion: beside it, inside it, in its arms. */
export const moons: Construction = {
  whole: [
    filled('first', disc(136, -46, 34)),
    filled('ground', disc(104, 82, -82)),
    filled('second', disc(82, 82, -82)),
  ],
  seam: [
    filled('first', within(188)),
    filled('ground', within(150)),
    filled('second', within(126)),
    filled('ground', within(88)),
    filled('spark', within(64)),
  ],
  sun: [filled('first', disc(172, -8, 8)), filled('ground', disc(132, 44, -44)), filled('spark', disc(66, 66, -66))],
};

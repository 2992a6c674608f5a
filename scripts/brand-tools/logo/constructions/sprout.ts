import { counterClockwise, disc, leaf, mirror, onCircle, openPath, type Path, type Point, shift } from '../path.ts';
import { type Construction, filled, lined } from '../shape.ts';

const foot: Point = [0, 152];
const tip = onCircle(286, -128, foot);
const left = leaf(foot, tip, 214);
/** Moves leaves without a sun above them to the middle. */
const alone = (path: Path) => shift(path, 0, -30);
const rib = openPath(onCircle(96, -128, foot), counterClockwise(900, ...onCircle(214, -128, foot)));

/** Two leaves from one foot. */
export const sprout: Construction = {
  whole: [filled('first', alone(left)), filled('second', alone(mirror(left)))],
  seam: [
    filled('first', alone(left)),
    filled('second', alone(mirror(left))),
    lined('ground', 20, alone(rib), alone(mirror(rib))),
  ],
  sun: [filled('first', left), filled('second', mirror(left)), filled('spark', shift(disc(54), 0, -120))],
};

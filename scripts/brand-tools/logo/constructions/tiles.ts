import { clockwise, closedPath, disc, leaf, line, mirror, turn } from '../path.ts';
import { type Construction, filled } from '../shape.ts';

const [near, far] = [9, 140];
const petal = leaf([-far, -far], [-near, -near], far - near);
/** A quarter disc whose corner lies on the outside, so that four of them turn like a mill. */
const mill = closedPath([-far, -far], line(-near, -far), clockwise(far - near, -far, -near));
const dot = disc(60, (near + far) / 2, -(near + far) / 2);

/** Four tiles of a floor, each pair seen twice. */
export const tiles: Construction = {
  whole: [filled('first', petal, turn(petal, 180)), filled('second', mirror(petal), turn(mirror(petal), 180))],
  seam: [filled('first', mill, turn(mill, 180)), filled('second', turn(mill, -90), turn(mill, 90))],
  sun: [filled('first', petal, turn(petal, 180)), filled('spark', dot), filled('second', turn(dot, 180))],
};

import { clockwise, closedPath, counterClockwise, disc, line, openPath, type Path, shift } from '../path.ts';
import { type Construction, cropped, filled } from '../shape.ts';

const right = closedPath([6, -170], clockwise(270, 166, 92), line(6, 92));
const left = closedPath([-18, -84], counterClockwise(180, -140, 92), line(-18, 92));
const hull = closedPath([-152, 118], line(152, 118), clockwise(230, -152, 118));
const groove = (y: number) => openPath([-200, y], line(200, y));
/** Moves sails without a boat below them to the middle. */
const alone = (path: Path) => shift(path, -12, 38);

/** Two sails on one boat. */
export const sails: Construction = {
  whole: [filled('first', right), filled('second', left), filled('spark', hull)],
  seam: [filled('first', alone(right)), filled('second', alone(left)), cropped('ground', 22, groove(72), groove(10))],
  sun: [filled('first', alone(right)), filled('second', alone(left)), filled('spark', alone(disc(52, -88, -118)))],
};

import { clockwise, closedPath, disc, openPath } from '../path.ts';
import { type Construction, cropped, filled } from '../shape.ts';

const hill = (radius: number, x: number, y: number) => closedPath([x - radius, y], clockwise(radius, x + radius, y));
const ridge = (radius: number, x: number, y: number) => openPath([x - radius, y], clockwise(radius, x + radius, y));

const [left, right, behind] = [hill(84, -88, 98), hill(84, 88, 98), hill(84, 0, -4)];
const grooves = (radius: number) => [ridge(radius, -88, 98), ridge(radius, 88, 98), ridge(radius, 0, -4)];
const sun = disc(66, 0, -36);

/** Two hills and what rises behind them. */
export const hills: Construction = {
  whole: [filled('spark', behind), filled('first', left), filled('second', right)],
  seam: [filled('first', left, right), filled('second', behind), cropped('ground', 30, ...grooves(52))],
  sun: [filled('first', left), filled('second', right), filled('spark', sun)],
};

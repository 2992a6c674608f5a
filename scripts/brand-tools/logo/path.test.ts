import { expect, test } from 'vitest';
import { clockwise, closedPath, disc, leaf, line, mirror, onCircle, scale, shift, turn } from './path.ts';

const corner = closedPath([0, 0], line(10, 0), clockwise(10, 0, 10));

test('a mirrored arc bends the other way round', () => {
  expect(mirror(corner).segments).toEqual([{ to: [-10, 0] }, { to: [-0, 10], radius: 10, sweep: 0, large: false }]);
});

test('mirroring twice changes nothing', () => {
  expect(mirror(mirror(corner))).toEqual(corner);
});

test('moving keeps radii, scaling does not', () => {
  expect(shift(corner, 1, 2)).toMatchObject({
    start: [1, 2],
    segments: [{ to: [11, 2] }, { to: [1, 12], radius: 10 }],
  });
  expect(scale(corner, 2)).toMatchObject({ segments: [{ to: [20, 0] }, { to: [0, 20], radius: 20 }] });
});

test('a quarter turn is clockwise on the screen, around the origin or a given point', () => {
  const [x, y] = turn(closedPath([10, 0]), 90).start;
  expect([x, y].map(Math.round)).toEqual([0, 10]);
  expect(turn(closedPath([10, 0]), 180, [5, 0]).start.map(Math.round)).toEqual([0, 0]);
});

test('a disc begins at its left and a leaf at its foot', () => {
  expect(disc(5, 20, 30).start).toEqual([15, 30]);
  expect(leaf([0, 0], [0, 10], 6)).toMatchObject({ start: [0, 0], segments: [{ to: [0, 10] }, { to: [0, 0] }] });
});

test('angles on a circle start at the right and go down', () => {
  expect(onCircle(10, 90, [1, 2]).map(Math.round)).toEqual([1, 12]);
});

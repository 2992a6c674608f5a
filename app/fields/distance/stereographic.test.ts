import { expect, test } from 'vitest';
import { type LatLng, measureAt, project, projectCircle } from './stereographic.ts';

const leipzig: LatLng = [51.3397, 12.3731];
const berlin: LatLng = [52.5244, 13.4105];
const perth: LatLng = [-31.9522, 115.8614];
const geraldton: LatLng = [-28.7789, 114.6144];

/** Whether a place is within a distance of a home, on a map with this centre. */
const isInside = (place: LatLng, home: LatLng, distanceKm: number, centre: LatLng) => {
  const circle = projectCircle(home, distanceKm, centre);
  const [x, y] = project(place, centre);
  return Math.hypot(x - circle.centre[0], y - circle.centre[1]) <= circle.radius;
};

test.for<[string, LatLng]>([
  ['Germany', [51.03, 10.35]],
  ['the home itself', leipzig],
  ['a place far away', [20, -30]],
])(
  'Berlin, 149 km from Leipzig, lies inside a circle of 150 km and outside one of 140, around %s',
  { tags: 'rule' },
  ([, centre]) => {
    expect(isInside(berlin, leipzig, 150, centre)).toBe(true);
    expect(isInside(berlin, leipzig, 148, centre)).toBe(false);
    expect(isInside(berlin, leipzig, 140, centre)).toBe(false);
  },
);

test('a circle is as true at the edge of a large country: Geraldton is 373 km from Perth', () => {
  const australia: LatLng = [-25.63, 134.21];
  expect(isInside(geraldton, perth, 380, australia)).toBe(true);
  expect(isInside(geraldton, perth, 365, australia)).toBe(false);
});

test('the centre lies in the middle, the north above it and the east right of it', () => {
  expect(project(leipzig, leipzig).map(Math.abs)).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  const [east, south] = project(berlin, leipzig);
  expect(east).toBeCloseTo(70.2, 0);
  expect(south).toBeCloseTo(-132, 0);
});

test('the plane is true to scale at its centre, and turns away from north to the west and east of it', () => {
  const seattle: LatLng = [47.6, -122.3];
  const centre: LatLng = [39.89, -98.82];
  expect(measureAt(centre, centre)).toEqual({ scale: expect.closeTo(1, 4), northDegrees: expect.closeTo(0, 4) });
  const { scale, northDegrees } = measureAt(seattle, centre);
  expect(scale).toBeGreaterThan(1.02);
  expect(scale).toBeLessThan(1.03);
  expect(northDegrees).toBeGreaterThan(14);
  expect(northDegrees).toBeLessThan(18);
});

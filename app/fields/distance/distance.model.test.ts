import { expect, test } from 'vitest';
import {
  ANY_DISTANCE,
  australianDistances,
  type DistanceOptions,
  imperialDistances,
  metricDistances,
  toDistanceAnswer,
  toSliderDistance,
} from './distance.model.ts';

test.for<[string, DistanceOptions, number, number, number]>([
  ['metric', metricDistances, 50, 600, 200],
  ['Australia', australianDistances, 100, 1500, 200],
  ['imperial', imperialDistances, 30, 350, 120],
])('%s', ([, distances, min, max, defaultValue]) => {
  expect(distances.scale).toMatchObject({ min, max, step: 1 });
  expect(distances.defaultValue).toBe(defaultValue);
  expect(distances.marks.at(0)).toBe(min);
  expect(distances.marks.at(-1)).toBe(max);
});

test.for<[unknown, number]>([
  [undefined, 200],
  [null, 200],
  ['far', 200],
  ['', 200],
  [120, 120],
  ['120', 120],
  [ANY_DISTANCE, 600],
  [10, 50],
])('stored %o is shown as %i', ([stored, expected]) => {
  expect(toSliderDistance(stored, metricDistances)).toBe(expected);
});

test('the maximum is sent as any distance, and the home is rounded', () => {
  const home = { lat: 53.869_812, lng: 10.687_345 };
  expect(toDistanceAnswer(200, metricDistances, home)).toEqual({ lat: 53.87, lng: 10.687, distance: 200 });
  expect(toDistanceAnswer(600, metricDistances, home)).toEqual({ lat: 53.87, lng: 10.687, distance: 5000 });
  expect(toDistanceAnswer(350, imperialDistances, null)).toEqual({ lat: null, lng: null, distance: 5000 });
});

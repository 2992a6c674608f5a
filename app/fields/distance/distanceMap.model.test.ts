import { expect, test } from 'vitest';
import { ANY_DISTANCE, australianDistances, imperialDistances, metricDistances } from './distance.model.ts';
import {
  HALF_HEIGHT,
  planDistanceMap,
  toCentreName,
  toRadiusMetres,
  toRingRadii,
  toVisibleMetres,
} from './distanceMap.model.ts';

test.for<[number, boolean, number]>([
  [50, true, 50_000],
  [200, true, 200_000],
  [1500, true, 1_500_000],
  [ANY_DISTANCE, true, 5_000_000],
  [1, false, 1609.344],
  [30, false, 48_280.32],
  [120, false, 193_121.28],
])('%i (metric: %s) is a circle of %f m', ([shown, metric, radius]) => {
  expect(toRadiusMetres(shown, metric)).toBeCloseTo(radius, 3);
});

/** The radius in km that the map has room for, by the zoom that the product demands. */
const limitByZoom: Readonly<Record<number, number>> = { 8: 60, 7: 150, 6: 350, 5: 800, 4: 2000, 3: 2500 };

test.for<[number, number]>([
  [0, 8],
  [59_999, 8],
  [60_000, 7],
  [149_999, 7],
  [150_000, 6],
  [349_999, 6],
  [350_000, 5],
  [799_999, 5],
  [800_000, 4],
  [1_999_999, 4],
  [2_000_000, 3],
  [5_000_000, 3],
])('a circle of %i m is looked at with zoom %i', ([radius, zoom]) => {
  expect(toVisibleMetres(radius)).toBeCloseTo(1200 * limitByZoom[zoom]!);
});

test.for([10_000, 59_999, 60_000, 349_999, 800_000, 1_999_999, 2_000_000])(
  'a circle of %i m fits into the map',
  (radius) => {
    expect(toVisibleMetres(radius)).toBeGreaterThan(1.15 * radius);
  },
);

const sites = [
  ['metric', metricDistances, true],
  ['Australia', australianDistances, true],
  ['imperial', imperialDistances, false],
] as const;

test.for(sites)('%s: the circle of every distance is visible and fits into the map', ([, { scale }, metric]) => {
  for (let distance = scale.min; distance < scale.max; distance += 1) {
    const { circle, step } = planDistanceMap({ distance, maxDistance: scale.max, metric, countryRadiusKm: null });
    expect(circle).toBeGreaterThan(HALF_HEIGHT * 0.3);
    expect(circle).toBeLessThan(HALF_HEIGHT * 0.9);
    expect(step).toBeGreaterThan(HALF_HEIGHT * 0.25);
    expect(step).toBeLessThan(HALF_HEIGHT * 0.6);
  }
});

test('circle and rings have the same scale', () => {
  const { circle, step, stepDistance } = planDistanceMap({
    distance: 150,
    maxDistance: 600,
    metric: true,
    countryRadiusKm: null,
  });
  expect(stepDistance).toBe(200);
  expect(circle / step).toBeCloseTo(0.75);
  const miles = planDistanceMap({ distance: 120, maxDistance: 350, metric: false, countryRadiusKm: null });
  expect(miles.stepDistance).toBe(100);
  expect(miles.circle / miles.step).toBeCloseTo(1.2);
});

test('rings are a step apart and fill the widest map', () => {
  expect(toRingRadii(40)).toEqual([40, 80, 120, 160, 200, 240, 280, 320, 360, 400]);
});

test('any distance fills the map, and an unknown home has the circle of the country', () => {
  const any = planDistanceMap({ distance: null, maxDistance: 600, metric: true, countryRadiusKm: null });
  expect(any.circle).toBeGreaterThan(4 * HALF_HEIGHT);
  expect(any.country).toBeNull();
  const lost = planDistanceMap({ distance: 100, maxDistance: 600, metric: true, countryRadiusKm: 500 });
  expect(lost.country! / lost.circle).toBeCloseTo(5);
  expect(lost.country).toBeLessThan(HALF_HEIGHT);
});

const home = { lat: 53.87, lng: 10.68, city: 'Lübeck' };
test.for<[string, Parameters<typeof toCentreName>, string | null]>([
  ['at home', [{ lat: 53.869, lng: 10.685 }, home], 'Lübeck'],
  ['elsewhere', [{ lat: 53.55, lng: 10 }, home], null],
  ['nowhere', [{ lat: null, lng: null }, home], null],
  ['without a home', [home, null], null],
  ['at a home without a name', [home, { ...home, city: '' }], null],
])('the middle %s', ([, given, expected]) => {
  expect(toCentreName(...given)).toBe(expected);
});

import { expect, test } from 'vitest';
import { countryMap } from './countryMaps/countryMapDE.ts';
import { ANY_DISTANCE, australianDistances, imperialDistances, metricDistances } from './distance.model.ts';
import {
  isOnMap,
  planMapView,
  toCentreName,
  toFrame,
  toRadiusMetres,
  toVisibleKm,
  toZoom,
} from './distanceMap.model.ts';
import { type LatLng, project } from './stereographic.ts';

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

test.for<[number, number]>([
  [0, 8],
  [59.999, 8],
  [60, 7],
  [149.999, 7],
  [150, 6],
  [349.999, 6],
  [350, 5],
  [799.999, 5],
  [800, 4],
  [1999.999, 4],
  [2000, 3],
  [5000, 3],
])('a circle of %f km is looked at with zoom %i', ([radius, zoom]) => {
  expect(toZoom(radius)).toBe(zoom);
});

test.for([10, 59.999, 60, 349.999, 800, 1999.999, 2000])('a circle of %f km fits into the map', (radius) => {
  expect(toVisibleKm(radius)).toBeGreaterThan(1.15 * radius);
});

const size = { width: 640, height: 360 };
const leipzig: LatLng = [51.3397, 12.3731];
const germany: LatLng = [51.03, 10.35];
const input = { maxDistance: 600, metric: true, home: leipzig, countryRadiusKm: 500, centre: germany, size };

const sites = [
  ['metric', metricDistances, true],
  ['Australia', australianDistances, true],
  ['imperial', imperialDistances, false],
] as const;

test.for(sites)('%s: the circle of every distance is visible and fits into the map', ([, { scale }, metric]) => {
  for (let distance = scale.min; distance < scale.max; distance += 1) {
    const { circle } = planMapView({ ...input, distance, maxDistance: scale.max, metric });
    expect(circle.r).toBeGreaterThan(180 * 0.3);
    expect(circle.r).toBeLessThan(180 * 0.9);
  }
});

test('the home lies in the middle, and the circle on the map reaches as far as it says', () => {
  const { plane, middle, circle } = planMapView({ ...input, distance: 150 });
  expect(toFrame(project(leipzig, germany), plane, middle)).toEqual([expect.closeTo(320), expect.closeTo(180)]);
  const distanceTo = (place: LatLng) => {
    const [x, y] = toFrame(project(place, germany), plane, middle);
    return Math.hypot(x - circle.cx, y - circle.cy);
  };
  const berlin: LatLng = [52.5244, 13.4105];
  expect(distanceTo(berlin)).toBeLessThan(circle.r);
  expect(distanceTo(berlin)).toBeGreaterThan((circle.r * 148) / 150);
});

test('north is up wherever the home is', () => {
  const perth: LatLng = [-31.95, 115.86];
  const australia: LatLng = [-25.63, 134.21];
  const { plane, middle } = planMapView({ ...input, distance: 200, home: perth, centre: australia });
  const [x, y] = toFrame(project([-31.5, 115.86], australia), plane, middle);
  expect(x).toBeCloseTo(middle[0], 1);
  expect(y).toBeLessThan(middle[1] - 10);
});

test('the bar of the scale has the scale of the circle', () => {
  const metric = planMapView({ ...input, distance: 100 });
  expect(metric.bar.distance).toBe(100);
  expect(metric.bar.length / metric.circle.r).toBeCloseTo(1, 1);
  const imperial = planMapView({ ...input, distance: 120, maxDistance: 350, metric: false });
  expect(imperial.bar.distance).toBe(200);
  expect(imperial.bar.length / imperial.circle.r).toBeCloseTo(200 / 120, 1);
});

test('without the map the circle is as large, and in the middle', () => {
  const { circle } = planMapView({ ...input, distance: 200, centre: null });
  expect(circle).toEqual({ cx: 320, cy: 180, r: expect.closeTo((200 / 420) * 180, 1) });
});

test('any distance fills the map, and an unknown home has the circle of the country', { tags: 'rule' }, () => {
  const any = planMapView({ ...input, distance: null });
  expect(any.circle.r).toBeGreaterThan(Math.hypot(320, 180));
  expect(any.countryRadius).toBeNull();
  const lost = planMapView({ ...input, distance: 100, home: null });
  expect(lost.zoom).toBe(5);
  expect(lost.countryRadius! / lost.circle.r).toBeCloseTo(5, 1);
  expect(planMapView({ ...input, distance: 100, home: null, countryRadiusKm: 2000 }).zoom).toBe(3);
});

test('a home on another continent is on no map', () => {
  expect(isOnMap(leipzig, countryMap)).toBe(true);
  expect(isOnMap([48.2, 16.37], countryMap)).toBe(true);
  expect(isOnMap([35.68, 139.76], countryMap)).toBe(false);
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

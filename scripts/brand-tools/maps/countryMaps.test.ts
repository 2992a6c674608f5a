import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { CountryMap } from '../../../app/fields/distance/CountryMap.ts';
import { type LatLng, project } from '../../../app/fields/distance/stereographic.ts';
import { drawCountryMap } from './drawCountryMap.ts';
import { mapRequests } from './mapRequests.ts';
import { readGeodata } from './readGeodata.ts';
import { renderCountryMap } from './renderCountryMap.ts';
import { renderMapImports } from './renderMapImports.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'app/fields/distance');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const countries = mapRequests.map(({ country }) => country);

const maps = new Map<string, CountryMap>();
beforeAll(async () => {
  for (const country of countries) {
    const module = (await import(`${folder}/countryMaps/countryMap${country}.ts`)) as { countryMap: CountryMap };
    maps.set(country, module.countryMap);
  }
});

test('the committed map of Switzerland is the one that npm run draw-maps draws, and so are the imports', {
  tags: 'rule',
}, () => {
  const request = mapRequests.find(({ country }) => country === 'CH')!;
  expect(renderCountryMap(drawCountryMap(request, readGeodata(root))) === read('countryMaps/countryMapCH.ts')).toBe(
    true,
  );
  expect(read('importCountryMap.ts')).toBe(renderMapImports(countries));
});

test.for(countries)('the map of %s takes at most 6 kB, compressed', (country) => {
  expect(brotliCompressSync(read(`countryMaps/countryMap${country}.ts`)).length).toBeLessThanOrEqual(6000);
});

/** Parses the rings and lines of a path of a map. */
function readPath(data: string): [number, number][][] {
  let [x, y] = [0, 0];
  return [...data.matchAll(/m([^mlz]+)(?:l([^mlz]+))?z?/g)].map(([, start, steps = '']) => {
    const numbers = [...`${start} ${steps}`.matchAll(/-?\d+/g)].map(Number);
    const points: [number, number][] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index]!;
      y += numbers[index + 1]!;
      points.push([x, y]);
    }
    [x, y] = points[0]!;
    return points;
  });
}

/** Whether a place lies on an area, by the rule `evenodd`. */
function holds(data: string, [x, y]: readonly [number, number]): boolean {
  let inside = false;
  for (const ring of readPath(data)) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length]!;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

const places: Record<string, { town: LatLng; abroad: LatLng; sea: LatLng }> = {
  DE: { town: [50.98, 11.33], abroad: [50.08, 14.44], sea: [54.8, 7] },
  AT: { town: [47.07, 15.44], abroad: [46.05, 14.5], sea: [45, 13] },
  CH: { town: [46.95, 7.45], abroad: [45.46, 9.19], sea: [43.5, 9] },
  GB: { town: [52.48, -1.9], abroad: [48.85, 2.35], sea: [55.5, 3] },
  NZ: { town: [-43.53, 172.55], abroad: [-33.8, 150.8], sea: [-42, 165] },
  AU: { town: [-34.9, 138.7], abroad: [-6.5, 107], sea: [-36, 130] },
  ZA: { town: [-26.2, 28.05], abroad: [-24.65, 25.9], sea: [-36, 22] },
  CZ: { town: [49.2, 16.6], abroad: [48.2, 16.3], sea: [55.5, 17.5] },
  PL: { town: [51.76, 19.46], abroad: [52.52, 13.4], sea: [55.5, 17.5] },
  US: { town: [39.74, -104.99], abroad: [51.05, -114.07], sea: [30, -70] },
};

test.for(Object.keys(places))('the map of %s has the country, land around it, and sea', (country) => {
  const map = maps.get(country)!;
  const { town, abroad, sea } = places[country]!;
  const at = (place: LatLng) => project(place, map.centre);
  expect([holds(map.country, at(town)), holds(map.land, at(town))]).toEqual([true, true]);
  expect([holds(map.country, at(abroad)), holds(map.land, at(abroad))]).toEqual([false, true]);
  expect([holds(map.country, at(sea)), holds(map.land, at(sea))]).toEqual([false, false]);
});

test.for(countries)('the map of %s has towns, nearly all of them on land', (country) => {
  const map = maps.get(country)!;
  const towns = map.towns.split('\n').map((line) => line.split(' ').slice(0, 2).map(Number) as [number, number]);
  expect(towns.length).toBeGreaterThan(20);
  // Small islands and coasts are drawn coarsely.
  expect(towns.filter((point) => holds(map.country, point)).length / towns.length).toBeGreaterThan(0.8);
});

test('no map names a part of a town, and every town has one language', { tags: 'rule' }, () => {
  const names = [...maps.values()].flatMap(({ towns, townsAbroad }) =>
    `${towns}\n${townsAbroad}`.split('\n').map((line) => line.replace(/^\S+ \S+ /, '')),
  );
  for (const odd of ['Brooklyn', 'Queens', 'Manhattan', 'Mokotów', 'Munich', 'Vienna', 'Prague', 'Warsaw', 'Croydon']) {
    expect(names).not.toContain(odd);
  }
  expect(names.filter((name) => name.includes('/'))).toEqual([]);
});

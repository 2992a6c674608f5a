import { expect, test } from 'vitest';
import { countryMap as switzerland } from './countryMaps/countryMapCH.ts';
import { countryMap as germany } from './countryMaps/countryMapDE.ts';
import { planMapView } from './distanceMap.model.ts';
import { type Box, estimateTextWidth, findReachedTowns, placeTownLabels, readTowns, toHomeBoxes } from './mapTowns.ts';
import type { LatLng } from './stereographic.ts';

const leipzig: LatLng = [51.3397, 12.3731];
const fontSize = 16;

test('towns have their names in the language of the page, and else in their own', { tags: 'rule' }, () => {
  const nameIn = (language: string) => readTowns(germany, language).towns.map(({ name }) => name);
  expect(nameIn('de')).toContain('München');
  expect(nameIn('en')).toContain('Munich');
  expect(nameIn('en')).toContain('Cologne');
  expect(nameIn('pl')).toContain('Monachium');
  expect(readTowns(germany, 'de').townsAbroad.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Prag', 'Wien']),
  );
  expect(readTowns(switzerland, 'fr').towns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bâle', 'Genève', 'Bienne']),
  );
});

test.for<[number, boolean]>([
  [140, false],
  [150, true],
])('a circle of %i km around Leipzig reaches Berlin: %s', ([distance, expected]) => {
  const { towns } = readTowns(germany, 'de');
  const names = findReachedTowns(towns, leipzig, distance, germany.centre, 100).map(({ name }) => name);
  expect(names.includes('Berlin')).toBe(expected);
  expect(names).toContain('Dresden');
  expect(names).not.toContain('Leipzig');
  expect(findReachedTowns(towns, leipzig, distance, germany.centre, 3)).toHaveLength(3);
});

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('small towns have their names on a large scale only', () => {
  const towns = readTowns(germany, 'de');
  const namesAt = (distance: number) => {
    const centre = germany.centre;
    const size = { width: 640, height: 376 };
    const view = planMapView({
      ...{ distance, centre, size, home: leipzig },
      maxDistance: 600,
      metric: true,
      countryRadiusKm: 500,
    });
    return placeTownLabels(towns, view, fontSize, []).map(({ name }) => name);
  };
  const ranks = (names: readonly string[]) => names.map((name) => towns.towns.findIndex((town) => town.name === name));
  expect(Math.max(...ranks(namesAt(50)))).toBeGreaterThan(60);
  expect(Math.max(...ranks(namesAt(500)))).toBeLessThan(30);
});

test.for([
  ['wide', 640, 376],
  ['narrow', 300, 270],
] as const)('no two names meet on a %s map, at any zoom', { tags: 'rule' }, ([, width, height]) => {
  const towns = readTowns(germany, 'de');
  for (const distance of [50, 100, 200, 500]) {
    const view = planMapView({
      distance,
      maxDistance: 600,
      metric: true,
      home: leipzig,
      countryRadiusKm: 500,
      centre: germany.centre,
      size: { width, height },
    });
    const home = toHomeBoxes(view, 'Leipzig', fontSize);
    const labels = placeTownLabels(towns, view, fontSize, home);
    expect(labels.length).toBeGreaterThan(1);
    const boxes = labels.map(({ name, text: [x, y], anchor }) => {
      const length = estimateTextWidth(name, fontSize);
      const left = x - { start: 0, middle: length / 2, end: length }[anchor];
      return { left, right: left + length, top: y - 0.8 * fontSize, bottom: y + 0.3 * fontSize };
    });
    const all = [...boxes, ...home.slice(0, 1)];
    for (const [index, box] of all.entries()) {
      expect(all.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
      expect(box.left).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(width);
    }
  }
});

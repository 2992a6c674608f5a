import { expect, test } from 'vitest';
import { medianDifference, rankPairs } from './rankPairs.ts';
import { type GreyPicture, structuralDifference } from './structuralDifference.ts';

/** Creates a picture of 32 × 24 pixels on white, with dark boxes at `left, top`, each 8 × 8. */
function picture(
  boxes: readonly (readonly [left: number, top: number])[],
  { ground = 1, box = 0.3 } = {},
): GreyPicture {
  const [width, height] = [32, 24];
  const isIn = (x: number, y: number) =>
    boxes.some(([left, top]) => x >= left && x < left + 8 && y >= top && y < top + 8);
  const lightness = Array.from({ length: width * height }, (_, at) =>
    isIn(at % width, Math.floor(at / width)) ? box : ground,
  );
  return { width, height, lightness };
}
const left = picture([[0, 8]]);
const right = picture([[24, 8]]);

test('a picture differs from itself by nothing, and in both directions by the same', () => {
  expect(structuralDifference(left, left)).toBeCloseTo(0, 10);
  expect(structuralDifference(left, right)).toBeCloseTo(structuralDifference(right, left), 10);
});

test('another tone counts little, another place much', () => {
  const toned = structuralDifference(left, picture([[0, 8]], { ground: 0.96, box: 0.36 }));
  expect(toned).toBeLessThan(0.02);
  expect(structuralDifference(left, right)).toBeGreaterThan(10 * toned);
});

test('pictures of different sizes are not compared', () => {
  expect(() => structuralDifference(left, { ...left, width: 24, height: 32 })).toThrow(RangeError);
});

test('every pair is ranked once, the most alike first', () => {
  const faces = [
    { brand: 'a', pictures: { login: [left], home: [left] } },
    { brand: 'b', pictures: { login: [right], home: [right] } },
    { brand: 'c', pictures: { login: [left], home: [picture([[4, 8]])] } },
  ];
  const pairs = rankPairs(faces);
  const ranked = pairs.map(({ brands }) => brands.join());
  expect(ranked[0]).toBe('a,c');
  expect(ranked.toSorted()).toEqual(['a,b', 'a,c', 'b,c']);
  expect(rankPairs(faces.slice(0, 1))).toEqual([]);
  expect(pairs[0]!.byScreen).toMatchObject({ login: expect.closeTo(0, 10) });
  expect(medianDifference(pairs, 'login')).toBeCloseTo(structuralDifference(left, right), 10);
});

import { describe, expect, test } from 'vitest';
import {
  CROP_ASPECT,
  carryFocus,
  moveCrop,
  type PictureSize,
  scaleCrop,
  toCroppedArea,
  toInitialCrop,
} from './pictureCrop.ts';

const sizes: PictureSize[] = [
  { width: 1200, height: 800 },
  { width: 800, height: 1200 },
  { width: 400, height: 500 },
];

describe.for(sizes)('in a picture of $width × $height', (size) => {
  const isInside = ({ x, y, width, height }: ReturnType<typeof toInitialCrop>) =>
    x >= 0 && y >= 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9;
  const aspectOf = ({ width, height }: PictureSize) => (width * size.width) / (height * size.height);

  test('the frame begins as large as possible, and has the shape of the cards', () => {
    const crop = toInitialCrop(size);
    expect(Math.max(crop.width, crop.height)).toBeCloseTo(1);
    expect(aspectOf(crop)).toBeCloseTo(CROP_ASPECT);
    expect(isInside(crop)).toBe(true);
  });

  test('however it is moved and scaled, it stays inside and keeps its shape', () => {
    let crop = toInitialCrop(size);
    for (const [right, down, factor] of [
      [0, 0, 0.5],
      [1, 1, 1.3],
      [-3, 0.1, 0.01],
      [0.2, -2, 100],
    ] as const) {
      crop = scaleCrop(moveCrop(crop, right, down), factor, size);
      expect(isInside(crop)).toBe(true);
      expect(aspectOf(crop)).toBeCloseTo(CROP_ASPECT);
    }
    expect(crop).toEqual(expect.objectContaining({ width: toInitialCrop(size).width }));
  });
});

test('the frame is moved by fractions of the picture', () => {
  const crop = { x: 0.2, y: 0.2, width: 0.4, height: 0.5 };
  expect(moveCrop(crop, 0.1, 0.1)).toMatchObject({ x: expect.closeTo(0.3), y: expect.closeTo(0.3) });
  expect(moveCrop(crop, 1, -1)).toMatchObject({ x: 0.6, y: 0 });
});

test('the area in pixels is whole and inside the picture', () => {
  const size = { width: 101, height: 77 };
  expect(toCroppedArea(size, null)).toEqual({ x: 0, y: 0, ...size });
  expect(toCroppedArea(size, { x: 0.5, y: 0.5, width: 0.25, height: 0.4 })).toEqual({
    x: 51,
    y: 39,
    width: 25,
    height: 31,
  });
  expect(toCroppedArea(size, { x: 0.999, y: 0.999, width: 1, height: 1 })).toEqual({
    x: 100,
    y: 76,
    width: 1,
    height: 1,
  });
});

test('a marked face stays marked when another part is shown, or is at its edge', () => {
  const crop = { x: 0.5, y: 0, width: 0.25, height: 0.5 };
  expect(carryFocus({ x: 60, y: 20 }, null, crop)).toEqual({ x: 40, y: 40 });
  expect(carryFocus({ x: 40, y: 40 }, crop, null)).toEqual({ x: 60, y: 20 });
  expect(carryFocus({ x: 10, y: 90 }, null, crop)).toEqual({ x: 0, y: 100 });
});

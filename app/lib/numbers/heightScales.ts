import { integerScale, type NumberScale } from './numberScale.ts';

/** Heights in centimetres, and the position of a slider before an answer in either unit. */
export const metricHeightScale = integerScale(140, 200);
export const DEFAULT_HEIGHT_CM = 170;
export const DEFAULT_HEIGHT_FEET = 5.6;

/** A height in feet; its inches are the fraction times 12, rounded down (reading 16): 5.6 is 5 ft 7 in. */
export function toFeetAndInches(height: number): { feet: number; inches: number } {
  // The small addends make up for inexact binary fractions.
  const feet = Math.floor(height + 1e-9);
  return { feet, inches: Math.min(11, Math.max(0, Math.floor((height - feet) * 12 + 1e-6))) };
}

/** The smallest height in feet, to two decimals, that toFeetAndInches turns into this number of inches. */
export function inchesToFeet(inches: number): number {
  const feet = Math.floor(inches / 12);
  return feet + Math.ceil(((inches - feet * 12) / 12) * 100 - 1e-9) / 100;
}

const toInches = (height: number) => {
  const { feet, inches } = toFeetAndInches(height);
  return feet * 12 + inches;
};

/** Heights in feet; the minus and plus buttons change them by an inch. */
export const imperialHeightScale: NumberScale = {
  min: 4.5,
  max: 6.6,
  step: 0.01,
  nextValue: (height, direction) => inchesToFeet(toInches(height) + direction),
};

import { integerScale, type NumberScale, parseDecimal } from './numberScale.ts';

/** Heights that can be chosen, and where their sliders stand before an answer. */
export const metricHeightScale = integerScale(140, 200);
export const DEFAULT_HEIGHT_CM = 170;
export const DEFAULT_HEIGHT_FEET = 5.6;

/** Inches are the fraction times 12, rounded down (reading 16): 5.6 is 5 ft 7 in. */
export function toFeetAndInches(height: number): { feet: number; inches: number } {
  // 0.6 × 12 falls a hair short of 7.2, and 0.25 × 12 may of 3.
  const feet = Math.floor(height + 1e-9);
  return { feet, inches: Math.min(11, Math.max(0, Math.floor((height - feet) * 12 + 1e-6))) };
}

/** The smallest height in hundredths of a foot that reads as so many feet and inches. */
export function inchesToFeet(inches: number): number {
  const feet = Math.floor(inches / 12);
  return feet + Math.ceil(((inches - feet * 12) / 12) * 100 - 1e-9) / 100;
}

const toInches = (height: number) => {
  const { feet, inches } = toFeetAndInches(height);
  return feet * 12 + inches;
};

/** 5'7", 5 ft 7 in, 5 7, and 5.6 as feet. */
function parseFeet(written: string): number | null {
  const both = /^\s*(\d)\s*(?:ft|feet|foot|['’′])?[\s,]*(\d{1,2})\s*(?:in|inch|inches|["”″]|'')?\.?\s*$/i.exec(written);
  if (both && /\d\D+\d/.test(written) && !/^\s*\d[.,]\d/.test(written)) {
    return Number(both[2]) < 12 ? inchesToFeet(Number(both[1]) * 12 + Number(both[2])) : null;
  }
  const alone = /^\s*(\d(?:[.,]\d{1,2})?)\s*(?:ft|feet|foot|['’′])?\s*$/i.exec(written);
  return alone ? parseDecimal(alone[1]!) : null;
}

/** In feet; minus and plus go by inches. */
export const imperialHeightScale: NumberScale = {
  min: 4.5,
  max: 6.6,
  step: 0.01,
  nextValue: (height, direction) => inchesToFeet(toInches(height) + direction),
  format(height) {
    const { feet, inches } = toFeetAndInches(height);
    return `${feet}′ ${inches}″`;
  },
  parse: parseFeet,
};

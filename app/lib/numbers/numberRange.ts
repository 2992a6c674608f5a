import { clampTo } from './numberScale.ts';

/** A range of numbers, from its lower to its upper end. */
export type NumberRange = readonly [number, number];

/** Moves one end of a range to a value, but inside the bounds and no closer to the other end than the gap. */
export function moveRangeEnd(
  [from, to]: NumberRange,
  end: 0 | 1,
  value: number,
  { min, max }: { min: number; max: number },
  gap: number,
): NumberRange {
  return end === 0
    ? [roundToThousandths(clampTo({ min, max: to - gap }, value)), to]
    : [from, roundToThousandths(clampTo({ min: from + gap, max }, value))];
}

/** A stored range, fitted to bounds and gap; the default if an end is missing. */
export function fitRange(
  values: readonly number[],
  bounds: { min: number; max: number },
  gap: number,
  defaultRange: NumberRange,
): NumberRange {
  const [from, to] = values;
  if (from === undefined || to === undefined) return defaultRange;
  const low = roundToThousandths(clampTo({ min: bounds.min, max: bounds.max - gap }, Math.min(from, to)));
  return [low, roundToThousandths(clampTo({ min: low + gap, max: bounds.max }, Math.max(from, to)))];
}

/** Removes the rounding errors of sums of feet. */
const roundToThousandths = (value: number) => Math.round(value * 1000) / 1000;

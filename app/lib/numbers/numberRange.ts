import { clampTo } from './numberScale.ts';

/** From, to. */
export type NumberRange = readonly [number, number];

/** Moves one end of a range: inside the bounds, and never closer to the other end than the gap. */
export function moveRangeEnd(
  [from, to]: NumberRange,
  end: 0 | 1,
  wanted: number,
  { min, max }: { min: number; max: number },
  gap: number,
): NumberRange {
  return end === 0
    ? [roundToThousandths(clampTo({ min, max: to - gap }, wanted)), to]
    : [from, roundToThousandths(clampTo({ min: from + gap, max }, wanted))];
}

/** A range as it was stored, made to fit; anything else is the stand-in. */
export function fitRange(
  values: readonly number[],
  bounds: { min: number; max: number },
  gap: number,
  standIn: NumberRange,
): NumberRange {
  const [from, to] = values;
  if (from === undefined || to === undefined) return standIn;
  const low = roundToThousandths(clampTo({ min: bounds.min, max: bounds.max - gap }, Math.min(from, to)));
  return [low, roundToThousandths(clampTo({ min: low + gap, max: bounds.max }, Math.max(from, to)))];
}

/** Sums of feet are not exact otherwise. */
const roundToThousandths = (value: number) => Math.round(value * 1000) / 1000;

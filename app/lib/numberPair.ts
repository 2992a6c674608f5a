import { clampTo } from './numberScale.ts';

/** From, to. */
export type Pair = readonly [number, number];

/** Moves one end of a range: inside the bounds, and never closer to the other end than the gap. */
export function moveEnd(
  [from, to]: Pair,
  end: 0 | 1,
  wanted: number,
  { min, max }: { min: number; max: number },
  gap: number,
): Pair {
  return end === 0
    ? [round(clampTo({ min, max: to - gap }, wanted)), to]
    : [from, round(clampTo({ min: from + gap, max }, wanted))];
}

/** A range as it was stored, made to fit; anything else is the stand-in. */
export function fitPair(
  values: readonly number[],
  bounds: { min: number; max: number },
  gap: number,
  standIn: Pair,
): Pair {
  const [from, to] = values;
  if (from === undefined || to === undefined) return standIn;
  const low = round(clampTo({ min: bounds.min, max: bounds.max - gap }, Math.min(from, to)));
  return [low, round(clampTo({ min: low + gap, max: bounds.max }, Math.max(from, to)))];
}

/** Sums of feet are not exact otherwise. */
const round = (value: number) => Math.round(value * 1000) / 1000;

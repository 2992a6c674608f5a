export interface ChoiceLimits {
  min: number;
  /** Null: no limit. */
  max: number | null;
}

export const toChoiceLimits = (minChoices: number | null, maxChoices: number | null): ChoiceLimits => ({
  min: Math.max(0, minChoices ?? 1),
  max: maxChoices !== null && maxChoices > 0 ? maxChoices : null,
});

/** Adds an option to the choice or removes it; an option beyond the limit is ignored. */
export function toggleChoice(chosen: readonly number[], id: number, { max }: ChoiceLimits): readonly number[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return max !== null && chosen.length >= max ? chosen : [...chosen, id];
}

/** The chosen options as the answer to send; empty with too few or too many of them. */
export const toChoiceAnswer = (chosen: readonly number[], { min, max }: ChoiceLimits): number[] =>
  chosen.length > 0 && chosen.length >= min && (max === null || chosen.length <= max) ? [...chosen] : [];

/** The hint above the options. */
export type ChoiceHint =
  | { kind: 'exactly'; count: number }
  | { kind: 'anyNumber' }
  | { kind: 'atLeast'; count: number }
  | { kind: 'atMost'; count: number }
  | { kind: 'between'; min: number; max: number };

export function toChoiceHint({ min, max }: ChoiceLimits): ChoiceHint {
  if (max !== null && min === max) return { kind: 'exactly', count: max };
  if (max === null) return min <= 1 ? { kind: 'anyNumber' } : { kind: 'atLeast', count: min };
  return min <= 1 ? { kind: 'atMost', count: max } : { kind: 'between', min, max };
}

/** The number of options that are still missing, or may still be chosen; null without a limit. */
export function toRemainingChoices(
  count: number,
  { min, max }: ChoiceLimits,
): { kind: 'missing' | 'free'; count: number } | null {
  if (count < min) return { kind: 'missing', count: min - count };
  return max === null ? null : { kind: 'free', count: max - count };
}

/** Numbers that are chosen on a slider, by steps, or typed. */
export interface NumberScale {
  min: number;
  max: number;
  /** Of the slider. */
  step: number;
  /** Where minus (-1) and plus (1) lead from a value; may leave the bounds. */
  nextValue: (value: number, direction: 1 | -1) => number;
  /** As it stands in the field. */
  format: (value: number) => string;
  /** What somebody typed, or null where it is no number; may leave the bounds. */
  parse: (written: string) => number | null;
}

/** @param jump of minus and plus, where single steps would take too long */
export const integerScale = (min: number, max: number, jump = 1): NumberScale => ({
  min,
  max,
  step: 1,
  nextValue: (value, direction) => value + direction * jump,
  format: String,
  parse(written) {
    const number = parseDecimal(written);
    return number === null ? null : Math.round(number);
  },
});

export const clampTo = ({ min, max }: Pick<NumberScale, 'min' | 'max'>, value: number): number =>
  Math.min(max, Math.max(min, value));

/** Comma or dot, whatever the language; units behind the number are forgiven. */
export function parseDecimal(written: string): number | null {
  const match = /^\s*(\d{1,6}(?:[.,]\d{1,4})?)\s*\p{L}*\.?\s*$/u.exec(written);
  return match ? Number(match[1]!.replace(',', '.')) : null;
}

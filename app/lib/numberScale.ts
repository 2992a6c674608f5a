/** Numbers that are chosen on a slider, by steps, or typed. */
export interface NumberScale {
  min: number;
  max: number;
  /** Of the slider. */
  step: number;
  /** Where minus (-1) and plus (1) lead from a value; may leave the bounds. */
  stride: (value: number, direction: 1 | -1) => number;
  /** As it stands in the field. */
  write: (value: number) => string;
  /** What somebody typed, or null where it is no number; may leave the bounds. */
  read: (written: string) => number | null;
}

/** @param jump of minus and plus, where single steps would take too long */
export const wholeScale = (min: number, max: number, jump = 1): NumberScale => ({
  min,
  max,
  step: 1,
  stride: (value, direction) => value + direction * jump,
  write: String,
  read(written) {
    const number = readDecimal(written);
    return number === null ? null : Math.round(number);
  },
});

export const clampTo = ({ min, max }: Pick<NumberScale, 'min' | 'max'>, value: number): number =>
  Math.min(max, Math.max(min, value));

/** Comma or dot, whatever the language; units behind the number are forgiven. */
export function readDecimal(written: string): number | null {
  const match = /^\s*(\d{1,6}(?:[.,]\d{1,4})?)\s*\p{L}*\.?\s*$/u.exec(written);
  return match ? Number(match[1]!.replace(',', '.')) : null;
}

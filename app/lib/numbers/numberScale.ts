/** Numbers that are chosen with a slider, with minus and plus buttons, or by typing. */
export interface NumberScale {
  min: number;
  max: number;
  /** Step of the slider. */
  step: number;
  /** The value after a press of minus (-1) or plus (1); may be out of bounds. */
  nextValue: (value: number, direction: 1 | -1) => number;
  /** The value as it is shown in the field. */
  format: (value: number) => string;
  /** The value of a typed text, or null; may be out of bounds. */
  parse: (text: string) => number | null;
}

/** @param buttonStep step of the minus and plus buttons */
export const integerScale = (min: number, max: number, buttonStep = 1): NumberScale => ({
  min,
  max,
  step: 1,
  nextValue: (value, direction) => value + direction * buttonStep,
  format: String,
  parse(text) {
    const number = parseDecimal(text);
    return number === null ? null : Math.round(number);
  },
});

export const clampTo = ({ min, max }: Pick<NumberScale, 'min' | 'max'>, value: number): number =>
  Math.min(max, Math.max(min, value));

/** Reads a number with a decimal comma or point, and ignores a unit behind it (rule E2). */
export function parseDecimal(text: string): number | null {
  const match = /^\s*(\d{1,6}(?:[.,]\d{1,4})?)\s*\p{L}*\.?\s*$/u.exec(text);
  return match ? Number(match[1]!.replace(',', '.')) : null;
}

/** A scale of numbers for a slider, or for minus and plus buttons. */
export interface NumberScale {
  min: number;
  max: number;
  /** Step of the slider. */
  step: number;
  /** The value after a press of minus (-1) or plus (1); may be out of bounds. */
  nextValue: (value: number, direction: 1 | -1) => number;
}

/** @param buttonStep the minus and plus buttons lead to the multiples of this */
export const integerScale = (min: number, max: number, buttonStep = 1): NumberScale => ({
  min,
  max,
  step: 1,
  nextValue: (value, direction) =>
    (direction === 1 ? Math.floor(value / buttonStep) + 1 : Math.ceil(value / buttonStep) - 1) * buttonStep,
});

export const clampTo = ({ min, max }: Pick<NumberScale, 'min' | 'max'>, value: number): number =>
  Math.min(max, Math.max(min, value));

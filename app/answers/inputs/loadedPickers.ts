import type { ComponentType } from 'react';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** Fields in registerPickers.ts by the type of the question. */
const pickersByType = {
  7: 'TownInput',
  8: 'HeightInput',
  9: 'DistanceInput',
  10: 'RangeInput',
} as const;

export type PickedType = keyof typeof pickersByType;
type PickerName = (typeof pickersByType)[PickedType];
export type Pickers = Readonly<Record<PickerName, ComponentType<AnswerInputProps>>>;

let loaded: Pickers | null = null;

/** Sets the fields. Called by registerPickers.ts when it is loaded. */
export function setPickers(pickers: Pickers): void {
  loaded = pickers;
}

/**
 * The fields of registerPickers.ts; null until it is loaded. Then a field is there at once, as focusing a new question needs
 * it.
 */
export const loadedPickers = (): Pickers | null => loaded;

/** The name of the field of a type, if it is in registerPickers.ts. */
export const pickerOf = (type: number): PickerName | undefined => pickersByType[type as PickedType];

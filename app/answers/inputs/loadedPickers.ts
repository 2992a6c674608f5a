import type { ComponentType } from 'react';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** The types of questions whose fields are in pickers.ts. */
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

/** Called by pickers.ts when it is loaded. */
export function setPickers(pickers: Pickers): void {
  loaded = pickers;
}

/** Null until pickers.ts is loaded. From then on a field is there at once, as the focus on a new question needs it. */
export const loadedPickers = (): Pickers | null => loaded;

/** The name of the field of a type, if it is in pickers.ts. */
export const pickerOf = (type: number): PickerName | undefined => pickersByType[type as PickedType];

import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import type { AnswerInputProps } from './inputs/AnswerInputProps.ts';
import { BirthdayInput } from './inputs/BirthdayInput.tsx';
import { FreeTextInput } from './inputs/FreeTextInput.tsx';
import { loadedPickers, type PickedType, type Pickers, pickerOf } from './inputs/loadedPickers.ts';
import { loadPickers } from './inputs/loadPickers.ts';
import { MultiChoiceInput } from './inputs/MultiChoiceInput.tsx';
import { PictureChoiceInput } from './inputs/PictureChoiceInput.tsx';
import { ShortTextInput } from './inputs/ShortTextInput.tsx';
import { SingleChoiceInput } from './inputs/SingleChoiceInput.tsx';
import { ThreeTextsInput } from './inputs/ThreeTextsInput.tsx';
import { isKnownType, type QuestionType } from './questionTypeRules.ts';

type Input = ComponentType<AnswerInputProps>;

/** Fields by type, apart from the rules of each type, because pages that only show answers must not load the fields. */
const inputsByType: Readonly<Record<Exclude<QuestionType, PickedType>, Input>> = {
  1: SingleChoiceInput,
  2: MultiChoiceInput,
  3: ShortTextInput,
  4: ThreeTextsInput,
  5: BirthdayInput,
  6: PictureChoiceInput,
  11: FreeTextInput,
};

const toLazyPicker = (name: keyof Pickers) => lazy(async () => ({ default: (await loadPickers())[name] }));
const lazyPickers: Pickers = {
  TownInput: toLazyPicker('TownInput'),
  HeightInput: toLazyPicker('HeightInput'),
  DistanceInput: toLazyPicker('DistanceInput'),
  RangeInput: toLazyPicker('RangeInput'),
};

/** The field for the question's type; nothing for an unknown type. */
export function AnswerInput(props: AnswerInputProps) {
  const { type } = props.question;
  if (!isKnownType(type)) return null;
  const picker = pickerOf(type);
  if (picker !== undefined) return <PickerInput key={picker} {...props} name={picker} />;
  const Input = inputsByType[type as keyof typeof inputsByType];
  return <Input {...props} />;
}

function PickerInput({ name, ...props }: AnswerInputProps & { name: keyof Pickers }) {
  // Changing to another component once they are loaded would lose what has been typed.
  const [Picker] = useState(() => (loadedPickers() ?? lazyPickers)[name]);
  return (
    <Suspense fallback={<Skeleton shape="button" />}>
      <Picker {...props} />
    </Suspense>
  );
}

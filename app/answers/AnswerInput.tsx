import type { ComponentType } from 'react';
import type { AnswerInputProps } from './inputs/AnswerInputProps.ts';
import { BirthdayInput } from './inputs/BirthdayInput.tsx';
import { DistanceInput } from './inputs/DistanceInput.tsx';
import { FreeTextInput } from './inputs/FreeTextInput.tsx';
import { HeightInput } from './inputs/HeightInput.tsx';
import { MultiChoiceInput } from './inputs/MultiChoiceInput.tsx';
import { PictureChoiceInput } from './inputs/PictureChoiceInput.tsx';
import { RangeInput } from './inputs/RangeInput.tsx';
import { ShortTextInput } from './inputs/ShortTextInput.tsx';
import { SingleChoiceInput } from './inputs/SingleChoiceInput.tsx';
import { ThreeTextsInput } from './inputs/ThreeTextsInput.tsx';
import { TownInput } from './inputs/TownInput.tsx';
import { isKnownType, type QuestionType } from './questionTypes.ts';

/** Apart from the rules of each type, because pages that only show answers must not load the fields. */
const inputsByType: Readonly<Record<QuestionType, ComponentType<AnswerInputProps>>> = {
  1: SingleChoiceInput,
  2: MultiChoiceInput,
  3: ShortTextInput,
  4: ThreeTextsInput,
  5: BirthdayInput,
  6: PictureChoiceInput,
  7: TownInput,
  8: HeightInput,
  9: DistanceInput,
  10: RangeInput,
  11: FreeTextInput,
};

/** The field that the question's type asks for; nothing for an unknown type. */
export function AnswerInput(props: AnswerInputProps) {
  const { type } = props.question;
  if (!isKnownType(type)) return null;
  const Input = inputsByType[type];
  return <Input {...props} />;
}

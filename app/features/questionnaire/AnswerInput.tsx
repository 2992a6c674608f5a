import type { ComponentType } from 'react';
import type { AnswerProps } from './kinds/AnswerProps.ts';
import { Birthday } from './kinds/Birthday.tsx';
import { City } from './kinds/City.tsx';
import { Distance } from './kinds/Distance.tsx';
import { FreeText } from './kinds/FreeText.tsx';
import { Height } from './kinds/Height.tsx';
import { MultiChoice } from './kinds/MultiChoice.tsx';
import { OneText } from './kinds/OneText.tsx';
import { PictureChoice } from './kinds/PictureChoice.tsx';
import { Range } from './kinds/Range.tsx';
import { SingleChoice } from './kinds/SingleChoice.tsx';
import { ThreeTexts } from './kinds/ThreeTexts.tsx';

/** By the question's type (app/README.md, "Questionnaire"). */
const kinds: Readonly<Record<number, ComponentType<AnswerProps>>> = {
  1: SingleChoice,
  2: MultiChoice,
  3: OneText,
  4: ThreeTexts,
  5: Birthday,
  6: PictureChoice,
  7: City,
  8: Height,
  9: Distance,
  10: Range,
  11: FreeText,
};

/** The way to answer that the question's type asks for; nothing for a type that there is not. */
export function AnswerInput(props: AnswerProps) {
  const Kind = kinds[props.question.type];
  return Kind ? <Kind {...props} /> : null;
}

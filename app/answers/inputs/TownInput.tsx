import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TownField } from '../../fields/town/TownField.tsx';
import { townErrorTexts } from '../../fields/town/townErrorTexts.ts';
import { isAnswered, toRecord, toTexts } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** The field of type 7. The draft holds the town once one of the list is chosen, and until then the typed text. */
export function TownInput({ id = 'answer', initialDraft, answer, onChange, attempted }: AnswerInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => {
    const { city } = toRecord(initialDraft);
    return typeof city === 'string' ? city : (toTexts(initialDraft)[0] ?? '');
  });
  return (
    <TownField
      id={id}
      text={text}
      chosen={isAnswered(answer)}
      onChange={(typed, town) => {
        setText(typed);
        onChange([town ?? typed]);
      }}
      attempted={attempted}
      problem={attempted && text === '' ? t(townErrorTexts.notChosen) : undefined}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TownField } from '../../fields/town/TownField.tsx';
import { townErrorTexts } from '../../fields/town/townErrorTexts.ts';
import { isAnswered, toRecord, toTexts } from '../answer.model.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** Type 7. */
export function TownInput({ initialDraft: begun, answer, onChange: onAnswer, attempted: asked }: AnswerInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => {
    const { city } = toRecord(begun);
    return typeof city === 'string' ? city : (toTexts(begun)[0] ?? '');
  });
  const [chosen, setChosen] = useState(isAnswered(answer));
  return (
    <TownField
      id="answer"
      text={text}
      chosen={chosen}
      onChange={(written, town) => {
        setText(written);
        setChosen(town !== null);
        if (town) onAnswer([town]);
        else onAnswer([], [written]);
      }}
      attempted={asked}
      error={asked && text === '' ? t(townErrorTexts.notChosen) : undefined}
    />
  );
}

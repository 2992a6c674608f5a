import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { placeErrors } from '../../../fields/placeErrors.ts';
import { TownField } from '../../../fields/TownField.tsx';
import { isAnswered, readRecord, readTexts } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

/** Type 7. */
export function City({ begun, answer, onAnswer, asked }: AnswerProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => {
    const { city } = readRecord(begun);
    return typeof city === 'string' ? city : (readTexts(begun)[0] ?? '');
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
      asked={asked}
      error={asked && text === '' ? t(placeErrors.choose) : undefined}
    />
  );
}

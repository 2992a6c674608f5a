import { useState } from 'react';
import { TownField } from '../../../fields/TownField.tsx';
import { readRecord } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

/** Type 7. */
export function City({ answer, onAnswer, asked }: AnswerProps) {
  const [text, setText] = useState(() => {
    const { city } = readRecord(answer);
    return typeof city === 'string' ? city : '';
  });
  const [chosen, setChosen] = useState(text !== '');
  return (
    <TownField
      id="answer"
      text={text}
      chosen={chosen}
      onChange={(written, town) => {
        setText(written);
        setChosen(town !== null);
        onAnswer(town ? [town] : []);
      }}
      asked={asked}
    />
  );
}

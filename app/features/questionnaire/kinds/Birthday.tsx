import { useState } from 'react';
import { BirthdayField } from '../../../fields/BirthdayField.tsx';
import { checkTypedBirthday } from '../../../fields/birthday.ts';
import { writeDay } from '../../../lib/dateMask.ts';
import { site } from '../../../site/site.ts';
import { readTexts } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

/** Type 5. */
export function Birthday({ answer, onAnswer, asked }: AnswerProps) {
  const [text, setText] = useState(() => writeDay(readTexts(answer)[0] ?? '', site.dateFormat));
  const change = (next: string) => {
    setText(next);
    const found = checkTypedBirthday(next);
    onAnswer(found.kind === 'day' ? [found.day] : []);
  };
  return <BirthdayField id="answer" value={text} onChange={change} asked={asked} />;
}

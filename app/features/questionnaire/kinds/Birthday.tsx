import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BirthdayField } from '../../../fields/BirthdayField.tsx';
import { checkTypedBirthday } from '../../../fields/birthday.ts';
import { writeDay } from '../../../lib/dateMask.ts';
import { site } from '../../../site/site.ts';
import { readTexts } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

/** Type 5. */
export function Birthday({ begun, onAnswer, asked }: AnswerProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => {
    const written = readTexts(begun)[0] ?? '';
    return writeDay(written, site.dateFormat) || written;
  });
  const change = (next: string) => {
    setText(next);
    const found = checkTypedBirthday(next);
    if (found.kind === 'day') onAnswer([found.day]);
    else onAnswer([], [next]);
  };
  const missing = asked && text === '' ? t`Please type your date of birth.` : undefined;
  return <BirthdayField id="answer" value={text} onChange={change} asked={asked} error={missing} />;
}

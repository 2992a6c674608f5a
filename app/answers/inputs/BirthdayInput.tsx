import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BirthdayField } from '../../fields/birthday/BirthdayField.tsx';
import { validateTypedBirthday } from '../../fields/birthday/validateTypedBirthday.ts';
import { formatIsoDay } from '../../lib/dates/day.ts';
import { site } from '../../site/site.ts';
import { toTexts } from '../answer.model.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** Type 5. */
export function BirthdayInput({ initialDraft: begun, onChange: onAnswer, attempted: asked }: AnswerInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => {
    const written = toTexts(begun)[0] ?? '';
    return formatIsoDay(written, site.dateFormat) || written;
  });
  const change = (next: string) => {
    setText(next);
    const found = validateTypedBirthday(next);
    if (found.kind === 'day') onAnswer([found.day]);
    else onAnswer([], [next]);
  };
  const missing = asked && text === '' ? t`Please type your date of birth.` : undefined;
  return <BirthdayField id="answer" value={text} onChange={change} attempted={asked} error={missing} />;
}

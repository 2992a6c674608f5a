import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BirthdayField } from '../../fields/birthday/BirthdayField.tsx';
import { validateTypedBirthday } from '../../fields/birthday/validateTypedBirthday.ts';
import { formatIsoDay } from '../../lib/dates/dayFormats.ts';
import { site } from '../../site/site.ts';
import { toTexts } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** The field of type 5. The draft holds the day as yyyy-mm-dd once it is valid, and until then the typed text. */
export function BirthdayInput({ id = 'answer', initialDraft, onChange, attempted }: AnswerInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => {
    const stored = toTexts(initialDraft)[0] ?? '';
    return formatIsoDay(stored, site.dateFormat) || stored;
  });
  const change = (typed: string) => {
    setText(typed);
    const validation = validateTypedBirthday(typed);
    onChange([validation.kind === 'day' ? validation.day : typed]);
  };
  const missing = attempted && text === '' ? t`Please type your date of birth.` : undefined;
  return <BirthdayField id={id} value={text} onChange={change} attempted={attempted} problem={missing} />;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { todayAsDay } from '../../../lib/ageOn.ts';
import { type BirthdayMistake, checkBirthday } from '../../../lib/checkBirthday.ts';
import { writeDay } from '../../../lib/dateMask.ts';
import { site } from '../../../site/site.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { readTexts } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

const errors: Readonly<Record<Exclude<BirthdayMistake, 'invalidAge'>, MessageDescriptor>> = {
  invalidDate: msg`This is not a full date. Please check day, month and year.`,
  invalidMinYear: msg`Please check the year. It is more than 90 years back.`,
};

/** The last place is reached; before that nobody is told that their date is wrong. */
const isWhole = (written: string) => written.length === 10;

/** Type 5: typed, never pasted (contract, reading 18). */
export function Birthday({ answer, onAnswer, asked }: AnswerProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => writeDay(readTexts(answer)[0] ?? '', site.dateFormat));
  const [left, setLeft] = useState(false);
  const check = checkBirthday(text, site.dateFormat, todayAsDay(), site.minAge);
  const change = (next: string) => {
    setText(next);
    setLeft(false);
    const found = checkBirthday(next, site.dateFormat, todayAsDay(), site.minAge);
    onAnswer(found.kind === 'day' ? [found.day] : []);
  };
  const explain = (mistake: BirthdayMistake) =>
    mistake === 'invalidAge'
      ? t({
          id: 'questionnaire.type5.errorMinAge',
          message: `Members have to be at least ${{ minAge: site.minAge }} years old.`,
        })
      : t(errors[mistake]);
  const wrong = check.kind === 'mistake' && text !== '' && (isWhole(text) || left || asked);
  const example = writeDay('1961-04-23', site.dateFormat);
  return (
    <DateField
      id="answer"
      label={t`Date of birth`}
      mask={site.dateFormat}
      value={text}
      onChange={change}
      onLeave={() => setLeft(true)}
      autoComplete="bday"
      hint={
        site.dateFormat === 'mm/dd/yyyy'
          ? t`Month, day and year. For example ${{ date: example }}`
          : t`Day, month and year. For example ${{ date: example }}`
      }
      error={wrong ? explain(check.mistake) : undefined}
      pasteRefused={t`Please type your date of birth.`}
    />
  );
}

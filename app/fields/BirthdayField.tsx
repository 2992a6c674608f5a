import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { writeDay } from '../lib/dateMask.ts';
import { site } from '../site/site.ts';
import { DateField } from '../ui/DateField.tsx';
import { checkTypedBirthday, explainBirthday } from './birthday.ts';

interface BirthdayFieldProps {
  id: string;
  /** As typed, in the order of the site. */
  value: string;
  onChange: (typed: string) => void;
  /** The member wanted to go on: time to say what is wrong. */
  asked: boolean;
  /** What somebody else has against it, such as the server. */
  error?: string | undefined;
}

/** The last place is reached; before that nobody is told that their date is wrong. */
const isWhole = (written: string) => written.length === 10;

/** A date of birth: typed, not pasted unless the brand allows it (reading 18). */
export function BirthdayField({ id, value, onChange, asked, error }: BirthdayFieldProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(false);
  const check = checkTypedBirthday(value);
  const wrong = check.kind === 'mistake' && value !== '' && (isWhole(value) || left || asked);
  const example = writeDay('1961-04-23', site.dateFormat);
  return (
    <DateField
      id={id}
      label={t`Date of birth`}
      mask={site.dateFormat}
      value={value}
      onChange={(typed) => {
        setLeft(false);
        onChange(typed);
      }}
      onLeave={() => setLeft(true)}
      autoComplete="bday"
      hint={
        site.dateFormat === 'mm/dd/yyyy'
          ? t`Month, day and year. For example ${{ date: example }}`
          : t`Day, month and year. For example ${{ date: example }}`
      }
      error={wrong ? t(explainBirthday(check.mistake)) : error}
      {...(site.birthdatePaste ? {} : { pasteRefused: t`Please type your date of birth.` })}
    />
  );
}

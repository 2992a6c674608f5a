import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatIsoDay } from '../../lib/dates/day.ts';
import { site } from '../../site/site.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { toBirthdayErrorText, validateTypedBirthday } from './validateTypedBirthday.ts';

interface BirthdayFieldProps {
  id: string;
  /** As typed, in the order of the site. */
  value: string;
  onChange: (typed: string) => void;
  /** The member wanted to go on: time to say what is wrong. */
  attempted: boolean;
  /** What somebody else has against it, such as the server. */
  error?: string | undefined;
}

/** The last place is reached; before that nobody is told that their date is wrong. */
const isComplete = (written: string) => written.length === 10;

/** A date of birth: typed, not pasted unless the brand allows it (reading 18). */
export function BirthdayField({ id, value, onChange, attempted: asked, error }: BirthdayFieldProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(false);
  const check = validateTypedBirthday(value);
  const wrong = check.kind === 'mistake' && value !== '' && (isComplete(value) || left || asked);
  const example = formatIsoDay('1961-04-23', site.dateFormat);
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
      onBlur={() => setLeft(true)}
      autoComplete="bday"
      hint={
        site.dateFormat === 'mm/dd/yyyy'
          ? t`Month, day and year. For example ${{ date: example }}`
          : t`Day, month and year. For example ${{ date: example }}`
      }
      error={wrong ? t(toBirthdayErrorText(check.error)) : error}
      {...(site.birthdatePaste ? {} : { pasteBlockedNotice: t`Please type your date of birth.` })}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatIsoDay } from '../../lib/dates/dayFormats.ts';
import { site } from '../../site/site.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { toBirthdayProblemText, validateTypedBirthday } from './validateTypedBirthday.ts';

interface BirthdayFieldProps {
  id: string;
  /** Date as typed, in the site's day format. */
  value: string;
  onChange: (typed: string) => void;
  /** The member has tried to submit, so that every problem is shown. */
  attempted: boolean;
  /** A problem from elsewhere, such as the server. */
  problem?: string | undefined;
}

/** Whether all ten characters are typed. Before that, a problem is shown only after the member has left the field. */
const isComplete = (typed: string) => typed.length === 10;

/** A field for the date of birth, which is typed, and pasted only if the brand allows it (reading 18). */
export function BirthdayField({ id, value, onChange, attempted, problem }: BirthdayFieldProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(false);
  const validation = validateTypedBirthday(value);
  const ownProblem =
    validation.kind === 'invalid' && value !== '' && (isComplete(value) || left || attempted)
      ? t(toBirthdayProblemText(validation.problem))
      : problem;
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
      problem={ownProblem}
      {...(site.birthdatePaste ? {} : { pasteBlockedNotice: t`Please type your date of birth.` })}
    />
  );
}

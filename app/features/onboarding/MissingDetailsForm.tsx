import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { usePageError } from '../../feedback/usePageError.ts';
import { BirthdayField } from '../../fields/birthday/BirthdayField.tsx';
import { toBirthdayErrorText } from '../../fields/birthday/validateTypedBirthday.ts';
import { TownField } from '../../fields/town/TownField.tsx';
import { townErrorTexts } from '../../fields/town/townErrorTexts.ts';
import { UsernameSuggestions } from '../../fields/UsernameSuggestions.tsx';
import { usernameErrorText } from '../../member/username.ts';
import type { MemberSession } from '../../session/session.model.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { type DetailField, validateDetails } from './missingDetails.model.ts';
import { useMissingDetails } from './useMissingDetails.ts';

interface MissingDetailsFormProps {
  member: MemberSession;
  onSaved: () => void;
}

const idOf = (field: DetailField) => `vital-${field}`;

/** The fields for the details that are missing. */
export function MissingDetailsForm({ member, onSaved }: MissingDetailsFormProps) {
  const { t } = useLingui();
  const { draft, fields, birthday, busy, attempt, change, submit } = useMissingDetails(member, onSaved);
  const attempted = attempt !== null;
  const invalid = attempted ? validateDetails(fields, draft, birthday.kind === 'day' ? birthday.day : null) : [];
  const errorTexts: Record<DetailField, () => string> = {
    username: () => t(usernameErrorText),
    birthday: () =>
      draft.birthday === '' || birthday.kind === 'day'
        ? t`Enter your date of birth.`
        : t(toBirthdayErrorText(birthday.error)),
    location: () => t(townErrorTexts.notChosen),
  };
  const errorOf = (field: DetailField) =>
    attempt?.rejection.fields[field] ?? (invalid.includes(field) ? errorTexts[field]() : undefined);
  const errors = [
    ...fields.flatMap((field) => {
      const message = errorOf(field);
      return message === undefined ? [] : [{ field: idOf(field), message }];
    }),
    ...(attempt?.rejection.others ?? []).map((message) => ({ field: null, message })),
  ];

  usePageError(attempt?.kind === 'failed' || errors.length > 0);

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="xlarge">
        {attempt?.kind === 'failed' && !busy && (
          <Banner
            key={attempt.number}
            tone="danger"
            title={t`Error: your details could not be saved`}
            announce
            takesFocus
          >
            <Text>
              <Trans>Please check your internet connection and try again. What you have typed is still here.</Trans>
            </Text>
          </Banner>
        )}
        {attempt && attempt.kind !== 'failed' && !busy && errors.length > 0 && (
          <ErrorSummary
            key={attempt.number}
            title={
              attempt.kind === 'refused'
                ? t`Error: your details could not be saved`
                : t`Error: please check what you have typed`
            }
            errors={errors}
          />
        )}
        <Text>
          <Trans>With them we can suggest people who suit you.</Trans>
        </Text>
        {fields.includes('username') && (
          <Stack gap="large">
            <TextField
              id={idOf('username')}
              label={t`Your name here`}
              hint={t`Others see this name. It may be invented. 2 to 32 characters.`}
              autoComplete="nickname"
              value={draft.username}
              onChange={(username) => change('username', { username })}
              error={errorOf('username')}
            />
            <UsernameSuggestions onChoose={(username) => change('username', { username })} />
          </Stack>
        )}
        {fields.includes('birthday') && (
          <BirthdayField
            id={idOf('birthday')}
            value={draft.birthday}
            onChange={(typed) => change('birthday', { birthday: typed })}
            attempted={attempted}
            error={errorOf('birthday')}
          />
        )}
        {fields.includes('location') && (
          <TownField
            id={idOf('location')}
            text={draft.place}
            chosen={draft.town !== null}
            onChange={(place, town) => change('location', { place, town })}
            attempted={attempted}
            error={errorOf('location')}
          />
        )}
        <div>
          <Button type="submit" ariaDisabled={busy}>
            {busy ? <Trans>Saving …</Trans> : <Trans>Save my details</Trans>}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

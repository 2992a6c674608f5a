import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { BirthdayField } from '../../fields/BirthdayField.tsx';
import { explainBirthday } from '../../fields/birthday.ts';
import { NameSuggestions } from '../../fields/NameSuggestions.tsx';
import { placeErrors } from '../../fields/placeErrors.ts';
import { TownField } from '../../fields/TownField.tsx';
import { usernameError } from '../../fields/usernameError.ts';
import { usePageError } from '../../session/page.atoms.ts';
import type { Member } from '../../session/session.model.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useVital } from './useVital.ts';
import { findMistakes, type VitalField } from './vital.model.ts';

interface VitalFormProps {
  member: Member;
  onSaved: () => void;
}

const idOf = (field: VitalField) => `vital-${field}`;

/** The details that are missing, and no others. */
export function VitalForm({ member, onSaved }: VitalFormProps) {
  const { t } = useLingui();
  const { draft, asked, birthday, busy, attempt, change, submit } = useVital(member, onSaved);
  const tried = attempt !== null;
  const mistakes = tried ? findMistakes(asked, draft, birthday.kind === 'day' ? birthday.day : null) : [];
  const explain: Record<VitalField, () => string> = {
    username: () => t(usernameError),
    birthday: () =>
      draft.birthday === '' || birthday.kind === 'day'
        ? t`Enter your date of birth.`
        : t(explainBirthday(birthday.mistake)),
    location: () => t(placeErrors.choose),
  };
  const errorOf = (field: VitalField) =>
    attempt?.refusal.fields[field] ?? (mistakes.includes(field) ? explain[field]() : undefined);
  const errors = [
    ...asked.flatMap((field) => {
      const message = errorOf(field);
      return message === undefined ? [] : [{ field: idOf(field), message }];
    }),
    ...(attempt?.refusal.others ?? []).map((message) => ({ field: null, message })),
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
        {asked.includes('username') && (
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
            <NameSuggestions onChoose={(username) => change('username', { username })} />
          </Stack>
        )}
        {asked.includes('birthday') && (
          <BirthdayField
            id={idOf('birthday')}
            value={draft.birthday}
            onChange={(typed) => change('birthday', { birthday: typed })}
            asked={tried}
            error={errorOf('birthday')}
          />
        )}
        {asked.includes('location') && (
          <TownField
            id={idOf('location')}
            text={draft.place}
            chosen={draft.town !== null}
            onChange={(place, town) => change('location', { place, town })}
            asked={tried}
            error={errorOf('location')}
          />
        )}
        <div>
          <Button type="submit" inactive={busy}>
            {busy ? <Trans>Saving …</Trans> : <Trans>Save my details</Trans>}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

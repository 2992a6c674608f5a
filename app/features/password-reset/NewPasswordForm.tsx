import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { usePageError } from '../../feedback/usePageError.ts';
import { MIN_PASSWORD_LENGTH } from '../../lib/validatePassword.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { validateNewPassword } from './passwordReset.model.ts';
import { useSetPassword } from './passwordResetHooks.ts';
import { ResetFailureBanner } from './ResetFailureBanner.tsx';
import { ResetLinkExpired } from './ResetLinkExpired.tsx';

export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useLingui();
  const { busy, failure, clearFailure, save } = useSetPassword(token);
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState<MessageDescriptor>();
  const [attempt, setAttempt] = useState(0);
  usePageError(fieldError !== undefined || failure !== null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    clearFailure();
    setAttempt(attempt + 1);
    const found = validateNewPassword(password);
    setFieldError(found);
    if (!found) void save(password);
  };

  if (failure?.kind === 'gone') return <ResetLinkExpired />;
  const error = fieldError && t(fieldError);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>
            <Trans>Set a new password</Trans>
          </Heading>
          <Text size="lead" tone="soft">
            <Trans>You will then be signed in.</Trans>
          </Text>
        </Stack>
        {error && (
          <ErrorSummary
            key={attempt}
            title={t`Error: please check what you have typed`}
            errors={[{ field: 'new-password', message: error }]}
          />
        )}
        <ResetFailureBanner failure={failure?.kind ?? null} />
        <PasswordField
          id="new-password"
          label={t`New password`}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={t`At least ${{ count: MIN_PASSWORD_LENGTH }} characters. Three words are easy to remember and hard to guess.`}
          texts={{
            show: t`Show`,
            hide: t`Hide`,
            shown: t`The password is shown.`,
            hidden: t`The password is hidden.`,
          }}
          error={error}
        />
        <Button type="submit" width="full" ariaDisabled={busy}>
          {busy ? <Trans>Saving the password …</Trans> : <Trans>Save and sign in</Trans>}
        </Button>
      </Stack>
    </form>
  );
}

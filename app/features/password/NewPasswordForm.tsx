import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { shortestPassword } from '../../lib/checkPassword.ts';
import { usePageError } from '../../session/page.atoms.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { LinkGone } from './LinkGone.tsx';
import { checkNewPassword } from './password.model.ts';
import { TroubleBanner } from './TroubleBanner.tsx';
import { useSetPassword } from './usePasswordReset.ts';

export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useLingui();
  const { busy, trouble, forgetTrouble, set } = useSetPassword(token);
  const [password, setPassword] = useState('');
  const [mistake, setMistake] = useState<MessageDescriptor>();
  const [attempt, setAttempt] = useState(0);
  usePageError(mistake !== undefined || trouble !== null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    forgetTrouble();
    setAttempt(attempt + 1);
    const found = checkNewPassword(password);
    setMistake(found);
    if (!found) void set(password);
  };

  if (trouble?.kind === 'gone') return <LinkGone />;
  const error = mistake && t(mistake);
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
        <TroubleBanner trouble={trouble?.kind ?? null} />
        <PasswordField
          id="new-password"
          label={t`New password`}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={t`At least ${{ count: shortestPassword }} characters. Three words are easy to remember and hard to guess.`}
          texts={{
            show: t`Show`,
            hide: t`Hide`,
            shown: t`The password is shown.`,
            hidden: t`The password is hidden.`,
          }}
          error={error}
        />
        <Button type="submit" width="full" inactive={busy}>
          {busy ? <Trans>Saving the password …</Trans> : <Trans>Save and sign in</Trans>}
        </Button>
      </Stack>
    </form>
  );
}

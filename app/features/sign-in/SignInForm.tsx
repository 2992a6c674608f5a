import { Trans, useLingui } from '@lingui/react/macro';
import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import { type FormEvent, useState } from 'react';
import { usePageError } from '../../feedback/usePageError.ts';
import type { EmailFormState } from '../../routing/emailFormState.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { OrDivider } from './OrDivider.tsx';
import { type FieldErrors, hasErrors, signInFailureTexts, validateEmail, validateSignIn } from './signIn.model.ts';
import { useSignIn } from './useSignIn.ts';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onLinkSent: (email: string) => void;
}

/** Password and sign-in link share one e-mail field, so that guests type their address only once. */
export function SignInForm({ email, onEmail, onLinkSent }: SignInFormProps) {
  const { t } = useLingui();
  const { busy, failure, clearFailure, signInWithPassword, requestLink } = useSignIn();
  const [password, setPassword] = useState('');
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const summary = toSummaryErrors(fieldErrors, t);
  usePageError(summary.length > 0 || failure !== null);

  /** Starts an attempt: shows these errors, and returns whether there are none. */
  const validate = (found: FieldErrors): boolean => {
    clearFailure();
    setFieldErrors(found);
    setAttempt((count) => count + 1);
    return !hasErrors(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = { email, password };
    if (validate(validateSignIn(fields))) void signInWithPassword(fields);
  };
  const sendLink = async () => {
    if (validate(validateEmail(email)) && (await requestLink(email))) onLinkSent(email.trim());
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        {summary.length > 0 && (
          <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={summary} />
        )}
        {failure && (
          <Banner tone="danger" title={t(signInFailureTexts[failure.kind].title)} announce takesFocus>
            <Text>{t(signInFailureTexts[failure.kind].advice)}</Text>
          </Banner>
        )}
        <TextField
          id="email"
          type="email"
          label={t`E-mail address`}
          autoComplete="username"
          value={email}
          onChange={onEmail}
          error={fieldErrors.email && t(fieldErrors.email)}
        />
        <Stack gap="xsmall">
          <PasswordField
            id="password"
            label={t`Password`}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            texts={{
              show: t`Show`,
              hide: t`Hide`,
              shown: t`The password is shown.`,
              hidden: t`The password is hidden.`,
            }}
            error={fieldErrors.password && t(fieldErrors.password)}
          />
          <div>
            <TextLink to={pathTo('resetPassword')} state={{ email } satisfies EmailFormState}>
              <Trans>I have forgotten my password</Trans>
            </TextLink>
          </div>
        </Stack>
        <Button type="submit" width="full" ariaDisabled={busy !== null}>
          {busy === 'password' ? <Trans>Signing in …</Trans> : <Trans>Sign in</Trans>}
        </Button>
        <OrDivider>
          <Trans>or without a password</Trans>
        </OrDivider>
        <Button tone="secondary" width="full" icon={envelope} ariaDisabled={busy !== null} onClick={sendLink}>
          {busy === 'link' ? <Trans>Sending the link …</Trans> : <Trans>E-mail me a sign-in link</Trans>}
        </Button>
      </Stack>
    </form>
  );
}

function toSummaryErrors(fieldErrors: FieldErrors, t: ReturnType<typeof useLingui>['t']) {
  return (['email', 'password'] as const).flatMap((field) => {
    const message = fieldErrors[field];
    return message ? [{ field, message: t(message) }] : [];
  });
}

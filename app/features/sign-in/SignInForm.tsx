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

/** Both ways to sign in share the one e-mail field, so that nobody types their address twice. */
export function SignInForm({ email, onEmail, onLinkSent }: SignInFormProps) {
  const { t } = useLingui();
  const { busy, trouble, forgetTrouble, signInWithPassword, askForLink } = useSignIn();
  const [password, setPassword] = useState('');
  const [mistakes, setMistakes] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const summary = toSummaryErrors(mistakes, t);
  usePageError(summary.length > 0 || trouble !== null);

  const accept = (found: FieldErrors): boolean => {
    forgetTrouble();
    setMistakes(found);
    setAttempt((count) => count + 1);
    return !hasErrors(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = { email, password };
    if (accept(validateSignIn(fields))) void signInWithPassword(fields);
  };
  const sendLink = async () => {
    if (accept(validateEmail(email)) && (await askForLink(email))) onLinkSent(email.trim());
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        {summary.length > 0 && (
          <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={summary} />
        )}
        {trouble && (
          <Banner tone="danger" title={t(signInFailureTexts[trouble.kind].title)} announce takesFocus>
            <Text>{t(signInFailureTexts[trouble.kind].advice)}</Text>
          </Banner>
        )}
        <TextField
          id="email"
          type="email"
          label={t`E-mail address`}
          autoComplete="username"
          value={email}
          onChange={onEmail}
          error={mistakes.email && t(mistakes.email)}
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
            error={mistakes.password && t(mistakes.password)}
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

function toSummaryErrors(mistakes: FieldErrors, t: ReturnType<typeof useLingui>['t']) {
  return (['email', 'password'] as const).flatMap((field) => {
    const message = mistakes[field];
    return message ? [{ field, message: t(message) }] : [];
  });
}

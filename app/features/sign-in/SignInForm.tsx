import { Trans, useLingui } from '@lingui/react/macro';
import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import { type FormEvent, useState } from 'react';
import type { MailState } from '../../routing/mailState.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { usePageError } from '../../session/page.atoms.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { OrLine } from './OrLine.tsx';
import { checkEmail, checkSignIn, type FieldMistakes, hasMistakes, troubleTexts } from './signIn.model.ts';
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
  const [mistakes, setMistakes] = useState<FieldMistakes>({});
  const [attempt, setAttempt] = useState(0);
  const summary = toSummary(mistakes, t);
  usePageError(summary.length > 0 || trouble !== null);

  const accept = (found: FieldMistakes): boolean => {
    forgetTrouble();
    setMistakes(found);
    setAttempt((count) => count + 1);
    return !hasMistakes(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = { email, password };
    if (accept(checkSignIn(fields))) void signInWithPassword(fields);
  };
  const sendLink = async () => {
    if (accept(checkEmail(email)) && (await askForLink(email))) onLinkSent(email.trim());
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        {summary.length > 0 && (
          <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={summary} />
        )}
        {trouble && (
          <Banner tone="danger" title={t(troubleTexts[trouble.kind].title)} announce takesFocus>
            <Text>{t(troubleTexts[trouble.kind].advice)}</Text>
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
            <TextLink to={pathTo('resetPassword')} state={{ email } satisfies MailState}>
              <Trans>I have forgotten my password</Trans>
            </TextLink>
          </div>
        </Stack>
        <Button type="submit" width="full" inactive={busy !== null}>
          {busy === 'password' ? <Trans>Signing in …</Trans> : <Trans>Sign in</Trans>}
        </Button>
        <OrLine>
          <Trans>or without a password</Trans>
        </OrLine>
        <Button tone="secondary" width="full" icon={envelope} inactive={busy !== null} onClick={sendLink}>
          {busy === 'link' ? <Trans>Sending the link …</Trans> : <Trans>E-mail me a sign-in link</Trans>}
        </Button>
      </Stack>
    </form>
  );
}

function toSummary(mistakes: FieldMistakes, t: ReturnType<typeof useLingui>['t']) {
  return (['email', 'password'] as const).flatMap((field) => {
    const message = mistakes[field];
    return message ? [{ field, message: t(message) }] : [];
  });
}

import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type MailState, readMailState } from '../../routing/mailState.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { usePageError } from '../../session/page.atoms.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { checkEmail } from './password.model.ts';
import { ResetSent } from './ResetSent.tsx';
import { TroubleBanner } from './TroubleBanner.tsx';
import { useAskForReset } from './usePasswordReset.ts';

export function AskForReset() {
  const { t } = useLingui();
  const { busy, trouble, forgetTrouble, ask } = useAskForReset();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { email: known, sent } = readMailState(state);
  const [email, setEmail] = useState(known);
  const [mistake, setMistake] = useState<MessageDescriptor>();
  const [attempt, setAttempt] = useState(0);
  const part = useFocusOnChange(sent, 'h1');
  usePageError(mistake !== undefined || trouble !== null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    forgetTrouble();
    setAttempt(attempt + 1);
    const found = checkEmail(email);
    setMistake(found);
    if (found || !(await ask(email))) return;
    await navigate(pathTo('resetPassword'), { state: { email: email.trim(), sent: true } satisfies MailState });
  };

  const error = mistake && t(mistake);
  return (
    <div ref={part}>
      {sent ? (
        <ResetSent
          email={known}
          busy={busy}
          trouble={trouble?.kind ?? null}
          onAgain={() => void ask(known)}
          onChange={() => navigate(-1)}
        />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap="large">
            <Stack gap="small">
              <Heading level={1}>{t`Set a new password`}</Heading>
              <Text size="lead" tone="soft">
                <Trans>Tell us your e-mail address. We send you a link with which you set a new password.</Trans>
              </Text>
            </Stack>
            {error && (
              <ErrorSummary
                key={attempt}
                title={t`Error: please check what you have typed`}
                errors={[{ field: 'email', message: error }]}
              />
            )}
            <TroubleBanner trouble={trouble?.kind ?? null} />
            <TextField
              id="email"
              type="email"
              label={t`E-mail address`}
              autoComplete="username"
              value={email}
              onChange={setEmail}
              error={error}
            />
            <Button type="submit" width="full" inactive={busy}>
              {busy ? <Trans>Sending the link …</Trans> : <Trans>Send me the link</Trans>}
            </Button>
            <div>
              <TextLink to={pathTo('login')} state={{ email } satisfies MailState}>
                <Trans>Go back to sign in</Trans>
              </TextLink>
            </div>
          </Stack>
        </form>
      )}
    </div>
  );
}

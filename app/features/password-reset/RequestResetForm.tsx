import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageError } from '../../feedback/usePageError.ts';
import { type EmailFormState, parseEmailFormState } from '../../routing/emailFormState.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useFocusOnChange } from '../../ui/focus/useFocusOnChange.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { validateEmail } from './passwordReset.model.ts';
import { useRequestReset } from './passwordResetHooks.ts';
import { ResetFailureBanner } from './ResetFailureBanner.tsx';
import { ResetLinkSent } from './ResetLinkSent.tsx';

export function RequestResetForm() {
  const { t } = useLingui();
  const { busy, failure, clearFailure, requestLink } = useRequestReset();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { email: known, sent } = parseEmailFormState(state);
  const [email, setEmail] = useState(known);
  const [fieldError, setFieldError] = useState<MessageDescriptor>();
  const [attempt, setAttempt] = useState(0);
  const container = useFocusOnChange(sent, 'h1');
  usePageError(fieldError !== undefined || failure !== null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    clearFailure();
    setAttempt(attempt + 1);
    const found = validateEmail(email);
    setFieldError(found);
    if (found || !(await requestLink(email))) return;
    await navigate(pathTo('resetPassword'), { state: { email: email.trim(), sent: true } satisfies EmailFormState });
  };

  const error = fieldError && t(fieldError);
  return (
    <div ref={container}>
      {sent ? (
        <ResetLinkSent
          email={known}
          busy={busy}
          failure={failure?.kind ?? null}
          onResend={() => void requestLink(known)}
          onChangeEmail={() => navigate(-1)}
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
            <ResetFailureBanner failure={failure?.kind ?? null} />
            <TextField
              id="email"
              type="email"
              label={t`E-mail address`}
              autoComplete="username"
              value={email}
              onChange={setEmail}
              error={error}
            />
            <Button type="submit" width="full" ariaDisabled={busy}>
              {busy ? <Trans>Sending the link …</Trans> : <Trans>Send me the link</Trans>}
            </Button>
            <div>
              <TextLink to={pathTo('login')} state={{ email } satisfies EmailFormState}>
                <Trans>Go back to sign in</Trans>
              </TextLink>
            </div>
          </Stack>
        </form>
      )}
    </div>
  );
}

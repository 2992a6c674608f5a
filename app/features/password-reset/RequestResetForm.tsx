import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { requestPasswordReset } from '../../api/contract/auth.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { validateEmail } from '../../forms/validateEmail.ts';
import { type EmailFormState, parseEmailFormState } from '../../routing/emailFormState.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useFocusOnChange } from '../../ui/focus/useFocusOnChange.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { explainResetError } from './explainResetError.ts';
import { ResetLinkSent } from './ResetLinkSent.tsx';

export function RequestResetForm() {
  const { t } = useLingui();
  const api = useApi();
  const form = useFormSubmission(explainResetError);
  const { state } = useLocation();
  const navigate = useNavigate();
  const { email: known, sent } = parseEmailFormState(state);
  const [email, setEmail] = useState(known);
  const container = useFocusOnChange(sent, 'h1');

  const requestLink = (address: string) =>
    form.submit(
      { email: validateEmail(address) },
      async () => void (await api.call(requestPasswordReset, { body: { email: address } })),
    );
  const submit = async () => {
    const address = email.trim();
    if (!(await requestLink(address))) return;
    await navigate(pathTo('resetPassword'), { state: { email: address, sent: true } satisfies EmailFormState });
  };

  return (
    <div ref={container}>
      {sent ? (
        <ResetLinkSent
          email={known}
          form={form}
          onResend={() => void requestLink(known)}
          onChangeEmail={() => navigate(-1)}
        />
      ) : (
        <Form
          form={form}
          onSubmit={() => void submit()}
          intro={
            <Stack gap="small">
              <Heading level={1}>{t`Set a new password`}</Heading>
              <Text size="lead" tone="soft">
                <Trans>Tell us your e-mail address. We send you a link with which you set a new password.</Trans>
              </Text>
            </Stack>
          }
        >
          <TextField
            id="email"
            type="email"
            label={t`E-mail address`}
            autoComplete="username"
            value={email}
            onChange={setEmail}
            error={form.errorOf('email')}
          />
          <Button type="submit" width="full" ariaDisabled={form.busy}>
            {form.busy ? <Trans>Sending the link …</Trans> : <Trans>Send me the link</Trans>}
          </Button>
          <div>
            <TextLink to={pathTo('login')} state={{ email } satisfies EmailFormState}>
              <Trans>Go back to sign in</Trans>
            </TextLink>
          </div>
        </Form>
      )}
    </div>
  );
}

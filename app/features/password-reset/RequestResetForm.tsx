import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { loadAuthCalls } from '../../api/loadApiChunk.ts';
import { EmailInput } from '../../forms/EmailInput.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { validateEmail } from '../../forms/validateEmail.ts';
import { type EmailFormState, parseEmailFormState } from '../../routing/emailFormState.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { useRestoreFocusOnChange } from '../../ui/focus/useRestoreFocusOnChange.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { explainResetError } from './explainResetError.ts';
import { ResetLinkSent } from './ResetLinkSent.tsx';

export function RequestResetForm() {
  const loadSession = useLoadSession();
  const form = useFormSubmission(explainResetError);
  const { state } = useLocation();
  const navigate = useNavigate();
  const { email: known, sent } = parseEmailFormState(state);
  const [email, setEmail] = useState(known);
  const container = useRestoreFocusOnChange(sent, 'h1');

  const requestLink = (address: string) =>
    form.submit({ email: validateEmail(address) }, async () => {
      const [{ api }, { requestPasswordReset }] = await Promise.all([loadSession(), loadAuthCalls()]);
      await api.call(requestPasswordReset, { body: { email: address } });
    });
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
            <PageHeading
              gap="small"
              title={<Trans>Set a new password</Trans>}
              lead={<Trans>Tell us your email address, and we’ll send you a link to set a new password.</Trans>}
            />
          }
        >
          <EmailInput value={email} onChange={setEmail} problem={form.problemOf('email')} />
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

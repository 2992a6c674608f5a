import { Trans } from '@lingui/react/macro';
import { requestMagicLink } from '../../api/contract/auth.ts';
import { EmailLinkSent } from '../../forms/EmailLinkSent.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { explainSignInError } from './explainSignInError.ts';

interface SignInLinkSentProps {
  email: string;
  onBack: () => void;
}

export function SignInLinkSent({ email, onBack }: SignInLinkSentProps) {
  const api = useApi();
  const form = useFormSubmission(explainSignInError);
  const resend = () => form.submit({}, async () => void (await api.call(requestMagicLink, { body: { email } })));
  return (
    <EmailLinkSent
      form={form}
      lead={
        <Trans>
          If <strong>{email}</strong> belongs to a member, a sign-in link is on its way. It arrives within a few
          minutes.
        </Trans>
      }
    >
      <Button onClick={onBack}>
        <Trans>Go back to sign in</Trans>
      </Button>
      <Button tone="secondary" ariaDisabled={form.busy} onClick={() => void resend()}>
        {form.busy ? <Trans>Sending the link …</Trans> : <Trans>Send the link again</Trans>}
      </Button>
    </EmailLinkSent>
  );
}

import { Trans } from '@lingui/react/macro';
import { EmailLinkSent } from '../../forms/EmailLinkSent.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useRequestLink } from './useRequestLink.ts';

interface SignInLinkSentProps {
  email: string;
  onBack: () => void;
}

export function SignInLinkSent({ email, onBack }: SignInLinkSentProps) {
  const sendLink = useRequestLink();
  const form = useFormSubmission();
  const resend = () => form.submit({}, () => sendLink(email));
  return (
    <EmailLinkSent
      form={form}
      lead={
        <Trans>
          If <strong translate="no">{email}</strong> belongs to a member, a sign-in link is on its way. It arrives
          within a few minutes.
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

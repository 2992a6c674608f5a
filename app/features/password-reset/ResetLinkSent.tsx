import { Trans } from '@lingui/react/macro';
import { EmailLinkSent } from '../../forms/EmailLinkSent.tsx';
import type { FormController } from '../../forms/useFormSubmission.ts';
import type { EmailFormState } from '../../routing/emailFormState.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface ResetLinkSentProps {
  email: string;
  form: FormController;
  onResend: () => void;
  /** Leads back to the form, with the address in it. */
  onChangeEmail: () => void;
}

export const ResetLinkSent = ({ email, form, onResend, onChangeEmail }: ResetLinkSentProps) => (
  <EmailLinkSent
    form={form}
    lead={
      <Trans>
        If <strong translate="no">{email}</strong> belongs to a member, a link to set a new password is on its way. It
        arrives within a few minutes.
      </Trans>
    }
  >
    <LinkButton to={pathTo('login')} state={{ email } satisfies EmailFormState}>
      <Trans>Go back to sign in</Trans>
    </LinkButton>
    <Button tone="secondary" ariaDisabled={form.busy} onClick={onResend}>
      {form.busy ? <Trans>Sending the link …</Trans> : <Trans>Send the link again</Trans>}
    </Button>
    <Button tone="quiet" onClick={onChangeEmail}>
      <Trans>Change the address</Trans>
    </Button>
  </EmailLinkSent>
);

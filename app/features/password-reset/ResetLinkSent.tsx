import { Trans } from '@lingui/react/macro';
import type { EmailFormState } from '../../routing/emailFormState.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { ResetFailure } from './passwordReset.model.ts';
import { ResetFailureBanner } from './ResetFailureBanner.tsx';

interface ResetLinkSentProps {
  email: string;
  busy: boolean;
  failure: ResetFailure | null;
  onResend: () => void;
  /** Back to the form, with the address in it. */
  onChangeEmail: () => void;
}

/** Says what happens after a link was requested. Does not reveal whether the address belongs to a member. */
export function ResetLinkSent({ email, busy, failure, onResend, onChangeEmail }: ResetLinkSentProps) {
  return (
    <Stack gap="large">
      <Heading level={1}>
        <Trans>Check your mailbox</Trans>
      </Heading>
      <Text size="lead" userGenerated>
        <Trans>
          If <strong>{email}</strong> belongs to a member, a link to set a new password is on its way. It arrives within
          a few minutes.
        </Trans>
      </Text>
      <Text>
        <Trans>Open the e-mail and press the button in it. If you cannot find it, look into the spam folder.</Trans>
      </Text>
      <ResetFailureBanner failure={failure} />
      <Row>
        <LinkButton to={pathTo('login')} state={{ email } satisfies EmailFormState}>
          <Trans>Go back to sign in</Trans>
        </LinkButton>
        <Button tone="secondary" ariaDisabled={busy} onClick={onResend}>
          {busy ? <Trans>Sending the link …</Trans> : <Trans>Send the link again</Trans>}
        </Button>
        <Button tone="quiet" onClick={onChangeEmail}>
          <Trans>Change the address</Trans>
        </Button>
      </Row>
    </Stack>
  );
}

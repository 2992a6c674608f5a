import { Trans } from '@lingui/react/macro';
import type { MailState } from '../../routing/mailState.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Trouble } from './password.model.ts';
import { TroubleBanner } from './TroubleBanner.tsx';

interface ResetSentProps {
  email: string;
  busy: boolean;
  trouble: Trouble | null;
  onAgain: () => void;
  /** Back to the form, with the address in it. */
  onChange: () => void;
}

/** What happens now, and what to do when the e-mail does not come. Does not tell who is a member. */
export function ResetSent({ email, busy, trouble, onAgain, onChange }: ResetSentProps) {
  return (
    <Stack gap="large">
      <Heading level={1}>
        <Trans>Check your mailbox</Trans>
      </Heading>
      <Text size="lead" foreign>
        <Trans>
          If <strong>{email}</strong> belongs to a member, a link to set a new password is on its way. It arrives within
          a few minutes.
        </Trans>
      </Text>
      <Text>
        <Trans>Open the e-mail and press the button in it. If you cannot find it, look into the spam folder.</Trans>
      </Text>
      <TroubleBanner trouble={trouble} />
      <Row>
        <LinkButton to={pathTo('login')} state={{ email } satisfies MailState}>
          <Trans>Go back to sign in</Trans>
        </LinkButton>
        <Button tone="secondary" inactive={busy} onClick={onAgain}>
          {busy ? <Trans>Sending the link …</Trans> : <Trans>Send the link again</Trans>}
        </Button>
        <Button tone="quiet" onClick={onChange}>
          <Trans>Change the address</Trans>
        </Button>
      </Row>
    </Stack>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { troubleTexts } from './signIn.model.ts';
import { useSignIn } from './useSignIn.ts';

interface LinkSentProps {
  email: string;
  onBack: () => void;
}

/** After asking for a link: what happens now, and what to do when it does not come. Does not tell who is a member. */
export function LinkSent({ email, onBack }: LinkSentProps) {
  const { t } = useLingui();
  const { busy, trouble, askForLink } = useSignIn();
  return (
    <Stack gap="large">
      <Heading level={1}>
        <Trans>Check your mailbox</Trans>
      </Heading>
      <Text size="lead" foreign>
        <Trans>
          If <strong>{email}</strong> belongs to a member, a sign-in link is on its way. It arrives within a few
          minutes.
        </Trans>
      </Text>
      <Text>
        <Trans>Open the e-mail and press the button in it. If you cannot find it, look into the spam folder.</Trans>
      </Text>
      {trouble && (
        <Banner tone="danger" title={t(troubleTexts[trouble.kind].title)} announce takesFocus>
          <Text>{t(troubleTexts[trouble.kind].advice)}</Text>
        </Banner>
      )}
      <Row>
        <Button onClick={onBack}>
          <Trans>Go back to sign in</Trans>
        </Button>
        <Button tone="secondary" inactive={busy !== null} onClick={() => void askForLink(email)}>
          {busy ? <Trans>Sending the link …</Trans> : <Trans>Send the link again</Trans>}
        </Button>
      </Row>
    </Stack>
  );
}

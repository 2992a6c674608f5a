import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { signInFailureTexts } from './signIn.model.ts';
import { useSignIn } from './useSignIn.ts';

interface SignInLinkSentProps {
  email: string;
  onBack: () => void;
}

/** Says what happens after a link was requested. Does not reveal whether the address belongs to a member. */
export function SignInLinkSent({ email, onBack }: SignInLinkSentProps) {
  const { t } = useLingui();
  const { busy, failure, requestLink } = useSignIn();
  return (
    <Stack gap="large">
      <Heading level={1}>
        <Trans>Check your mailbox</Trans>
      </Heading>
      <Text size="lead" userGenerated>
        <Trans>
          If <strong>{email}</strong> belongs to a member, a sign-in link is on its way. It arrives within a few
          minutes.
        </Trans>
      </Text>
      <Text>
        <Trans>Open the e-mail and press the button in it. If you cannot find it, look into the spam folder.</Trans>
      </Text>
      {failure && (
        <Banner tone="danger" title={t(signInFailureTexts[failure.kind].title)} announce takesFocus>
          <Text>{t(signInFailureTexts[failure.kind].advice)}</Text>
        </Banner>
      )}
      <Row>
        <Button onClick={onBack}>
          <Trans>Go back to sign in</Trans>
        </Button>
        <Button tone="secondary" ariaDisabled={busy !== null} onClick={() => void requestLink(email)}>
          {busy ? <Trans>Sending the link …</Trans> : <Trans>Send the link again</Trans>}
        </Button>
      </Row>
    </Stack>
  );
}

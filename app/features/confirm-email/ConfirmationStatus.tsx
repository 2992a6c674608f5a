import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOnline } from '../../device/useOnline.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useEmailConfirmation, useResendConfirmation } from './useEmailConfirmation.ts';

/** Sends the e-mail again, and looks whether the address is confirmed, by itself and when asked to. */
export function ConfirmationStatus() {
  const { t } = useLingui();
  const online = useOnline();
  const { confirmed, checking, checkNow } = useEmailConfirmation();
  const { state, send } = useResendConfirmation();
  const [asked, setAsked] = useState(false);
  return (
    <Stack>
      {!online && (
        <Banner tone="info" title={t`There is no connection to the internet`} announce>
          <Text>
            <Trans>As soon as you are connected again, this page goes on.</Trans>
          </Text>
        </Banner>
      )}
      {state === 'sent' && <Banner tone="success" title={t`We have sent you the e-mail again.`} announce />}
      {state === 'failed' && (
        <Banner tone="danger" title={t`Error: the e-mail could not be sent`} announce>
          <Text>
            <Trans>Please try again in a few minutes, or write to our support team.</Trans>
          </Text>
        </Banner>
      )}
      {asked && !checking && !confirmed && online && (
        <Banner
          tone="info"
          title={t`Your address is not confirmed yet. Please press the button in our e-mail.`}
          announce
        />
      )}
      <Row>
        <Button
          ariaDisabled={checking && asked}
          onClick={() => {
            setAsked(true);
            checkNow();
          }}
        >
          <Trans>Check again and go on</Trans>
        </Button>
        <Button tone="secondary" ariaDisabled={state === 'sending'} onClick={send}>
          {state === 'sending' ? <Trans>Sending the e-mail …</Trans> : <Trans>Send the e-mail again</Trans>}
        </Button>
      </Row>
    </Stack>
  );
}

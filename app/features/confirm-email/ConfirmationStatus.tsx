import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { resendConfirmation } from '../../api/contract/userConfig.ts';
import { useOnline } from '../../device/useOnline.ts';
import { formatWaitingTime } from '../../forms/formatWaitingTime.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import * as styles from './ConfirmEmailPage.css.ts';
import { useEmailConfirmation } from './useEmailConfirmation.ts';

/**
 * A panel that checks whether the address is confirmed, by itself and on demand, and offers to send the email again.
 */
export function ConfirmationStatus() {
  const { t } = useLingui();
  const online = useOnline();
  const { confirmed, checking, checkNow } = useEmailConfirmation();
  const api = useApi();
  const resend = useMutation({ mutationFn: () => api.call(resendConfirmation) });
  const retryAfter = resend.error instanceof ApiError ? resend.error.retryAfter : undefined;
  const waitingTime = retryAfter === undefined ? null : formatWaitingTime(retryAfter);
  const [checkRequested, setCheckRequested] = useState(false);
  return (
    <Stack>
      {!online && (
        <Banner tone="info" title={t`There’s no internet connection`} announce>
          <Text>
            <Trans>This page will continue as soon as you’re back online.</Trans>
          </Text>
        </Banner>
      )}
      {resend.isSuccess && <Banner tone="success" title={t`We’ve sent you the email again.`} announce />}
      {resend.isError && (
        <Banner tone="danger" title={t`Error: the email couldn’t be sent`} announce>
          <Text>
            {waitingTime === null
              ? t`Please try again in a few minutes, or write to our support team.`
              : t`Please try again ${{ when: waitingTime }}, or write to our support team.`}
          </Text>
        </Banner>
      )}
      {checkRequested && !checking && !confirmed && online && (
        <Banner
          tone="info"
          title={t`Your address isn’t confirmed yet. Please press the button in our email.`}
          announce
        />
      )}
      <div className={styles.actions}>
        <Button
          ariaDisabled={checking && checkRequested}
          onClick={() => {
            setCheckRequested(true);
            checkNow();
          }}
        >
          <Trans>Check again and continue</Trans>
        </Button>
        <Button tone="secondary" ariaDisabled={resend.isPending} onClick={() => resend.mutate()}>
          {resend.isPending ? <Trans>Sending the email …</Trans> : <Trans>Send the email again</Trans>}
        </Button>
      </div>
    </Stack>
  );
}

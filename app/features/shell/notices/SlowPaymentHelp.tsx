import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSupportEmail } from '../../../member/supportEmail.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { SLOW_PAYMENT_MS } from './slowPaymentThreshold.ts';

/** What a member can do while a payment takes long; nothing before that. */
export function SlowPaymentHelp() {
  const { t } = useLingui();
  const support = useSupportEmail();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_PAYMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <>
      <Text>
        <Trans>
          This is taking longer than usual. Please do not pay again: a payment is never lost. Leave this page open, or
          look in your account later whether Premium is active.
        </Trans>
      </Text>
      <TextLink to={`mailto:${support}`}>{t`Write to our support team`}</TextLink>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSupportEmail } from '../../../member/supportEmail.ts';
import { site } from '../../../site/site.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import * as styles from '../../../ui/layout/waitingScreen.css.ts';
import { SLOW_PAYMENT_MS } from './slowPaymentThreshold.ts';
import { usePaymentCompletion } from './usePaymentCompletion.ts';

/** The page to which the provider sends the member back. It shows nothing and leads on; the frame says what happens. */
export function CompletePaymentPage() {
  usePaymentCompletion();
  return null;
}

/** The notice in the frame of that page. It arrives with the page, so that no payment is confirmed in silence. */
export function PaymentNotice() {
  const { t } = useLingui();
  const support = useSupportEmail();
  const [slow, setSlow] = useState(false);
  // Screen readers announce what is added to a region that is already there.
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    setIsAnnounced(true);
    const timer = setTimeout(() => setSlow(true), SLOW_PAYMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.root} aria-labelledby="payment-notice">
      <img className={styles.logo} src={site.logoUrl} alt={site.name} width="220" height="64" />
      <Spinner />
      <Heading level={1} size="section" id="payment-notice">{t`We’re confirming your payment`}</Heading>
      <div className={styles.help} role="status">
        {isAnnounced && (
          <Text>
            <Trans>One moment, please … Leave this page open.</Trans>
          </Text>
        )}
        {slow && (
          <Text>
            <Trans>
              This is taking longer than usual. Please do not pay again: a payment is never lost. Leave this page open,
              or look in your account later whether Premium is active.
            </Trans>
          </Text>
        )}
      </div>
      {slow && <TextLink to={`mailto:${support}`}>{t`Write to our support team`}</TextLink>}
    </section>
  );
}

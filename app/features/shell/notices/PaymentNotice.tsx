import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SilentErrorBoundary } from '../../../feedback/SilentErrorBoundary.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { site } from '../../../site/site.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import * as styles from '../LoadingScreen.css.ts';

const SlowPaymentHelp = lazy(async () => ({
  default: (await loadRareChunk(() => import('./SlowPaymentHelp.tsx'))).SlowPaymentHelp,
}));

/**
 * The notice in the frame of the page that completes a payment, which shows nothing itself. It is part of the frame's
 * chunk, so that nothing has to arrive before it speaks.
 */
export function PaymentNotice() {
  const { t } = useLingui();
  // Screen readers announce what is added to a region that is already there.
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => setIsAnnounced(true), []);
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
        <SilentErrorBoundary name="the help with a slow payment">
          <Suspense>
            <SlowPaymentHelp />
          </Suspense>
        </SilentErrorBoundary>
      </div>
    </section>
  );
}

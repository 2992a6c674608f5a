import { lazy } from 'react';
import { SilentErrorBoundary } from '../../../feedback/SilentErrorBoundary.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';

const PaymentNotice = lazy(async () => ({
  default: (await loadRareChunk(() => import('./CompletePaymentPage.tsx'))).PaymentNotice,
}));

/** The notice that a payment is being confirmed, in the frame of the page that does it. */
export const LazyPaymentNotice = () => (
  <SilentErrorBoundary name="the payment notice">
    <PaymentNotice />
  </SilentErrorBoundary>
);

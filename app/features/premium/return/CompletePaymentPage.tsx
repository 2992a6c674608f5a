import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { usePaymentCompletion } from './usePaymentCompletion.ts';

/** Where the provider sends the member back to. It shows nothing, tells screen readers what is going on, and leads on. */
export function CompletePaymentPage() {
  const { t } = useLingui();
  usePaymentCompletion();
  return (
    <>
      <VisuallyHidden as="h1">{t`We are confirming your payment`}</VisuallyHidden>
      <div role="status">
        <VisuallyHidden>
          <Trans>One moment, please … Leave this page open.</Trans>
        </VisuallyHidden>
      </div>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../../../ui/content/Text.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { usePaymentCompletion } from './usePaymentCompletion.ts';

/** Where the provider sends the member back to: shows that the payment is being confirmed, then leads on. */
export function CompletePaymentPage() {
  const { t } = useLingui();
  usePaymentCompletion();
  return (
    <PremiumLayout title={t`We are confirming your payment`}>
      <Row gap="medium">
        <Spinner />
        <div role="status">
          <Text size="lead">
            <Trans>One moment, please … Leave this page open.</Trans>
          </Text>
        </div>
      </Row>
    </PremiumLayout>
  );
}

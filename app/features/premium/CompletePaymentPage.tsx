import { Trans, useLingui } from '@lingui/react/macro';
import { Row } from '../../ui/Row.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Text } from '../../ui/Text.tsx';
import { PremiumFrame } from './PremiumFrame.tsx';
import { useFinishing } from './useFinishing.ts';

/** Coming back from the provider: nothing to do but to wait for what came of it. */
export function CompletePaymentPage() {
  const { t } = useLingui();
  useFinishing();
  return (
    <PremiumFrame title={t`We are confirming your payment`}>
      <Row gap="medium">
        <Spinner />
        <div role="status">
          <Text size="lead">
            <Trans>One moment, please … Leave this page open.</Trans>
          </Text>
        </div>
      </Row>
    </PremiumFrame>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { parseRetryPath } from './parseRetryPath.ts';

export function PaymentErrorPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const retryPath = parseRetryPath(useLocation().state);
  const entry = paymentEntry.read();
  if (retryPath !== null) {
    return (
      <PremiumLayout title={t`We do not know yet whether your payment has arrived`}>
        <Banner tone="info" title={t`The connection broke while we were asking`}>
          <Text>
            <Trans>Please do not pay a second time. Check your connection and let us ask again.</Trans>
          </Text>
        </Banner>
        <Row>
          {/* Replaces this page in the history: Back must not lead to it once the answer is known. */}
          <Button onClick={() => void navigate(retryPath, { replace: true })}>
            <Trans>Check my payment again</Trans>
          </Button>
          <LinkButton to={entry} tone="secondary">
            <Trans>Continue without checking</Trans>
          </LinkButton>
        </Row>
      </PremiumLayout>
    );
  }
  return (
    <PremiumLayout title={t`Your payment did not go through`}>
      <Stack gap="large">
        <Banner tone="danger" title={t`Error: the payment was not completed`}>
          <Text>
            <Trans>
              The payment was declined, cancelled, or could not be confirmed. Your membership has not changed.
            </Trans>
          </Text>
        </Banner>
        <Text>
          <Trans>
            You can try again, or choose another way to pay. If money was taken from your account anyway, our support
            team will put it right. You will find the link at the foot of this page.
          </Trans>
        </Text>
        <Row>
          <LinkButton to={pathTo('checkout')}>
            <Trans>Try again</Trans>
          </LinkButton>
          <LinkButton to={entry} tone="secondary">
            <Trans>Continue without Premium</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </PremiumLayout>
  );
}

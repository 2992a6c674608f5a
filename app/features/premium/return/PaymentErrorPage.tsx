import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatMoney } from '../../../lib/numbers/formatMoney.ts';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { tariffsQuery } from '../tariffsQuery.ts';
import { parsePaymentErrorState } from './parsePaymentErrorState.ts';

/** The page about a payment that failed, or may have; it says "not charged" only if the API has said so. */
export function PaymentErrorPage() {
  const { t } = useLingui();
  const state = parsePaymentErrorState(useLocation().state);
  if (state.kind === 'unclear') return <UnclearPayment again={state.again} />;
  const declined = state.kind === 'declined';
  return (
    <PremiumLayout title={declined ? t`Your payment didn’t go through` : t`We couldn’t confirm your payment`}>
      <Stack gap="large">
        {declined ? <DeclinedPayment tariffId={state.tariffId} /> : <FailedPayment />}
        <Row>
          <LinkButton to={pathTo('checkout')}>
            <Trans>Try again</Trans>
          </LinkButton>
          <LinkButton to={paymentEntry.read()} tone="secondary">
            <Trans>Continue without Premium</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </PremiumLayout>
  );
}

function DeclinedPayment({ tariffId }: { tariffId: string | null }) {
  const { t } = useLingui();
  // Paying again asks for the same tariffs.
  const { data } = useQuery(tariffsQuery(useApi()));
  const tariff = data?.tariffs.find(({ id }) => id === tariffId);
  const amount = data && tariff ? formatMoney(tariff.priceTotal, data.currency, intlTag()) : null;
  return (
    <>
      <Banner tone="danger" title={t`Error: the payment was declined or cancelled`}>
        <Text tone="strong">{amount ? t`Not charged: ${amount}` : t`No money was taken.`}</Text>
        <Text>
          <Trans>Your membership has not changed.</Trans>
        </Text>
      </Banner>
      <Text>
        <Trans>You can try again, or choose another way to pay. What you’ve chosen is kept.</Trans>
      </Text>
    </>
  );
}

function FailedPayment() {
  const { t } = useLingui();
  return (
    <>
      <Banner tone="danger" title={t`Error: the payment isn’t confirmed`}>
        <Text>
          <Trans>It may have been declined or cancelled. We cannot say for certain that nothing was charged.</Trans>
        </Text>
      </Banner>
      <Text>
        <Trans>
          Please look at your bank or card account before you pay again. If money was taken, our support team will put
          it right. You’ll find the link at the foot of this page.
        </Trans>
      </Text>
    </>
  );
}

function UnclearPayment({ again }: { again: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <PremiumLayout title={t`We don’t know yet whether your payment has arrived`}>
      <Banner tone="info" title={t`The connection broke while we were asking`}>
        <Text>
          <Trans>Please do not pay a second time. Check your connection and let us ask again.</Trans>
        </Text>
      </Banner>
      <Row>
        {/* Replaces this page in the history, because Back must not lead to it once the answer is known. */}
        <Button onClick={() => void navigate(again, { replace: true })}>
          <Trans>Check my payment again</Trans>
        </Button>
        <LinkButton to={paymentEntry.read()} tone="secondary">
          <Trans>Continue without checking</Trans>
        </LinkButton>
      </Row>
    </PremiumLayout>
  );
}

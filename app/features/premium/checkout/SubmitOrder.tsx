import { Trans, useLingui } from '@lingui/react/macro';
import { usePageError } from '../../../feedback/usePageError.ts';
import { intlTag } from '../../../i18n/locale.ts';
import { formatMoney } from '../../../lib/numbers/formatMoney.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { CheckoutChoice } from '../checkoutStorage.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { paymentFailureTexts } from './paymentFailure.ts';
import { type Order, useSubmitOrder } from './useSubmitOrder.ts';

/** The order in full, and the one button that sends it. */
export function SubmitOrder({ order, onRenew }: { order: Order; onRenew: (choice: CheckoutChoice) => void }) {
  const { t } = useLingui();
  const { busy, failure, pay } = useSubmitOrder(onRenew);
  const amount = formatMoney(order.tariff.priceTotal, order.currency, intlTag());
  usePageError(failure !== null);
  return (
    <Stack gap="xlarge">
      {failure && (
        <Banner
          key={failure.attempt}
          tone="danger"
          title={t(paymentFailureTexts[failure.kind].title)}
          announce
          takesFocus
        >
          <Text>{t(paymentFailureTexts[failure.kind].advice)}</Text>
        </Banner>
      )}
      <OrderDetails order={order} />
      <Stack gap="small">
        <Button width="full" ariaDisabled={busy} onClick={() => void pay(order)}>
          {busy ? <Trans>Sending your order …</Trans> : <Trans>Pay {amount} now</Trans>}
        </Button>
        <div role="status">
          {busy && (
            <Text tone="soft">
              <Trans>Please wait and leave this page open.</Trans>
            </Text>
          )}
        </div>
        <Text tone="soft">
          <Trans>Our terms and conditions apply. You find them, and our imprint, at the foot of this page.</Trans>
        </Text>
      </Stack>
    </Stack>
  );
}

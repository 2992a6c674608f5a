import { Trans, useLingui } from '@lingui/react/macro';
import { intlTag } from '../../i18n/locale.ts';
import { formatMoney } from '../../lib/formatMoney.ts';
import { usePageError } from '../../session/page.atoms.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { paymentTroubleTexts } from './paymentTrouble.ts';
import type { Choice } from './premiumRecords.ts';
import { type Order, usePayment } from './usePayment.ts';

/** What is ordered, in full, and the one button that orders it. */
export function OrderForm({ order, onRenew }: { order: Order; onRenew: (choice: Choice) => void }) {
  const { t } = useLingui();
  const { busy, trouble, pay } = usePayment(onRenew);
  const amount = formatMoney(order.tariff.priceTotal, order.currency, intlTag());
  usePageError(trouble !== null);
  return (
    <Stack gap="xlarge">
      {trouble && (
        <Banner
          key={trouble.attempt}
          tone="danger"
          title={t(paymentTroubleTexts[trouble.kind].title)}
          announce
          takesFocus
        >
          <Text>{t(paymentTroubleTexts[trouble.kind].advice)}</Text>
        </Banner>
      )}
      <OrderFacts order={order} />
      <Stack gap="small">
        <Button width="full" inactive={busy} onClick={() => void pay(order)}>
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

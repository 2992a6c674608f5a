import { Trans } from '@lingui/react/macro';
import { NotSentNotice } from '../../../forms/Form.tsx';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { TariffDescription } from '../describeTariff.ts';
import { OrderRights } from '../OrderRights.tsx';
import type { CheckoutChoice } from '../paymentStorage.ts';
import { CancellationNotice } from './CancellationNotice.tsx';
import { OrderConsents } from './OrderConsents.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { SumBeside } from './SumBeside.tsx';
import { type Order, useSubmitOrder } from './useSubmitOrder.ts';

interface OrderReviewProps {
  order: Order;
  tariff: TariffDescription;
  onChange: (choice: CheckoutChoice) => void;
}

/** The full order, and the one button that sends it. */
export function OrderReview({ order, tariff, onChange }: OrderReviewProps) {
  const { form, pay } = useSubmitOrder(onChange);
  // While the provider's page is loading, the order still counts as being sent.
  const used = order.paymentDetails.kind === 'used' && !form.busy;
  const amount = tariff.total;
  const action = (
    <Stack gap="medium">
      <OrderConsents choice={order.choice} tariff={tariff} busy={form.busy} onChange={onChange} />
      <Stack gap="small">
        {used ? (
          <>
            <Text>
              <Trans>We keep no payment details. To try once more, please enter them again.</Trans>
            </Text>
            <LinkButton to={pathTo('checkout')} width="full">
              <Trans>Enter my payment details again</Trans>
            </LinkButton>
          </>
        ) : (
          <Button width="full" ariaDisabled={form.busy} onClick={() => pay(order)}>
            {form.busy ? <Trans>Sending your order …</Trans> : <Trans>Pay {amount} now</Trans>}
          </Button>
        )}
        <div role="status">
          {form.busy && (
            <Text tone="soft">
              <Trans>Please wait and leave this page open.</Trans>
            </Text>
          )}
        </div>
      </Stack>
      {site.withdrawal === '3businessDays' && <CancellationNotice />}
    </Stack>
  );
  return (
    <SumBeside tariff={tariff} renews={order.choice.renews ?? false} action={action} orders>
      <NotSentNotice form={form} />
      <OrderDetails order={order} tariff={tariff} />
      <OrderRights />
    </SumBeside>
  );
}

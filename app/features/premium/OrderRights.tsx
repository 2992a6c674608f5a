import { Trans } from '@lingui/react/macro';
import { LegalLink } from '../../legal/LegalLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { formatWithdrawal } from './priceTexts.tsx';

/** A text that says how an order can be withdrawn and cancelled, with a link to the terms. */
export function OrderRights() {
  const withdrawal = formatWithdrawal();
  return (
    <div>
      <Text tone="soft">
        {withdrawal && <span>{withdrawal} </span>}
        <span>
          <Trans>You can cancel online under “My account”, without giving a reason.</Trans>
        </span>
      </Text>
      <LegalLink name="termsOfService" />
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { LegalLink } from '../../legal/LegalLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { formatRenewalCoolingOff, formatWithdrawal } from './priceTexts.tsx';

/** A text that says how an order can be withdrawn and cancelled, with a link to the terms. */
export function OrderRights() {
  const rights = [formatWithdrawal(), formatRenewalCoolingOff()].filter((right) => right !== null);
  return (
    <div>
      <Text tone="soft">
        {rights.map((right) => (
          <span key={right}>{right} </span>
        ))}
        <span>
          <Trans>You can cancel online under “My account”, without giving a reason.</Trans>
        </span>
      </Text>
      <LegalLink name="termsOfService" />
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { LegalLink } from '../../legal/LegalLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { formatWithdrawal } from './priceTexts.tsx';

/** Says that an order can be withdrawn and cancelled, and opens the terms that say how. */
export function OrderRights() {
  return (
    <div>
      <Text tone="soft">
        <span>{formatWithdrawal()}</span>{' '}
        <span>
          <Trans>You cancel online, under “My account”. Our terms say how.</Trans>
        </span>
      </Text>
      <LegalLink name="termsOfService" />
    </div>
  );
}

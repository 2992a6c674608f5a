import { Trans } from '@lingui/react/macro';
import { LegalLink } from '../../legal/LegalLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { formatWithdrawal } from './priceTexts.tsx';

/** A text that says that an order can be withdrawn and cancelled, with a link to the terms that say how. */
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

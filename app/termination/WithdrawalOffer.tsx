import { useLingui } from '@lingui/react/macro';
import type { Membership } from '../api/contract/accountSettings.ts';
import { intlTag } from '../i18n/activeLocale.ts';
import { formatLongDay } from '../lib/dates/dayFormats.ts';
import { formatMoney } from '../lib/numbers/formatMoney.ts';
import { site } from '../site/site.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { Row } from '../ui/layout/Row.tsx';

interface WithdrawalOfferProps {
  /** Null where it is unknown. */
  membership: Pick<Membership, 'withdrawal' | 'currency'> | null;
  busy?: boolean;
  onWithdraw: () => void;
}

/**
 * Offers to withdraw, for members who end a contract in another way that pays back less: those who can, and where the
 * membership is unknown, all whose country knows a withdrawal.
 */
export function WithdrawalOffer({ membership, busy = false, onWithdraw }: WithdrawalOfferProps) {
  const { t } = useLingui();
  if (membership ? !membership.withdrawal : site.withdrawal === 'none') return null;
  const { withdrawal = null, currency = null } = membership ?? {};
  const until = withdrawal && formatLongDay(withdrawal.until, intlTag());
  const refund = withdrawal && currency !== null && formatMoney(withdrawal.refund, currency, intlTag());
  const days = Number.parseInt(site.withdrawal, 10);
  const title = refund
    ? t`Until ${until} you can also withdraw from the contract and get ${refund} back.`
    : until
      ? t`Until ${until} you can also withdraw from the contract.`
      : site.withdrawal === '3businessDays'
        ? t`If you ordered within the last 3 business days, withdraw instead.`
        : t`If you ordered within the last ${days} days, withdraw instead.`;
  return (
    <Banner tone="info" title={title}>
      <Row>
        <Button tone="secondary" size="compact" ariaDisabled={busy} onClick={onWithdraw}>
          {t`Withdraw from contract`}
        </Button>
      </Row>
    </Banner>
  );
}

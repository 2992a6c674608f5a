import { useLingui } from '@lingui/react/macro';
import { site } from '../../../site/site.ts';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import type { TariffDescription } from '../describeTariff.ts';
import type { CheckoutChoice } from '../paymentStorage.ts';
import { formatRenewalConsent } from './renewalTexts.ts';

interface OrderConsentsProps {
  choice: CheckoutChoice;
  tariff: TariffDescription;
  /** Whether the order is being sent. */
  busy: boolean;
  onChange: (choice: CheckoutChoice) => void;
}

/** The questions that some laws want asked before an order. No box is ticked, and an order needs none. */
export function OrderConsents({ choice, tariff, busy, onChange }: OrderConsentsProps) {
  const { t } = useLingui();
  return (
    <>
      {site.renewalConsent && (
        <Checkbox
          label={formatRenewalConsent(tariff)}
          hint={t`Without your tick, it ends with the time you pay for now.`}
          ariaDisabled={busy}
          checked={choice.renews ?? false}
          onChange={(renews) => onChange({ ...choice, renews })}
        />
      )}
      {site.asksToBeginAtOnce && (
        <Checkbox
          label={t`Please begin at once`}
          hint={t`If you then withdraw within 14 days, you pay for the days until then. Without your tick you get everything back.`}
          ariaDisabled={busy}
          checked={choice.beginAtOnce ?? false}
          onChange={(beginAtOnce) => onChange({ ...choice, beginAtOnce })}
        />
      )}
    </>
  );
}

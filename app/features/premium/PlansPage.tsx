import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import type { Tariffs } from '../../api/contract/payments.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Text } from '../../ui/Text.tsx';
import { chooseTariff } from './choice.model.ts';
import { FeatureTable } from './FeatureTable.tsx';
import { PaywallNotice } from './PaywallNotice.tsx';
import { PremiumFrame } from './PremiumFrame.tsx';
import { TariffCard } from './TariffCard.tsx';
import * as styles from './Tariffs.css.ts';
import { TariffsGate } from './TariffsGate.tsx';
import { useChoice } from './useChoice.ts';

export function PlansPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <PremiumFrame
      width="wide"
      pictured
      step={1}
      title={t`Choose your Premium membership`}
      lead={<Trans>You pay once for the whole time. You see every amount before you order.</Trans>}
    >
      {query.get('feature') === '1' && <PaywallNotice />}
      <TariffsGate>{(tariffs) => <Offer tariffs={tariffs} />}</TariffsGate>
    </PremiumFrame>
  );
}

function Offer({ tariffs: { tariffs, currency, features } }: { tariffs: Tariffs }) {
  const navigate = useNavigate();
  const { choice, change } = useChoice();
  return (
    <>
      <ul className={styles.grid}>
        {tariffs.map((tariff) => (
          <li key={tariff.id}>
            <TariffCard
              tariff={tariff}
              currency={currency}
              onChoose={() => {
                change(chooseTariff(choice, tariff.id, () => crypto.randomUUID()));
                void navigate(pathTo('checkout'));
              }}
            />
          </li>
        ))}
      </ul>
      <Text tone="soft">
        <Trans>
          All prices include taxes. You can cancel at any time; Premium then stays until the end of the time paid for.
        </Trans>
      </Text>
      <FeatureTable features={features} />
    </>
  );
}

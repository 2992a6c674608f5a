import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import type { Tariffs } from '../../../api/contract/payments.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { chooseTariff } from '../checkoutChoice.model.ts';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { TariffsQueryGate } from '../TariffsQueryGate.tsx';
import { useCheckoutChoice } from '../useCheckoutChoice.ts';
import { FeatureTable } from './FeatureTable.tsx';
import * as styles from './PlansPage.css.ts';
import { TariffCard } from './TariffCard.tsx';

export function PlansPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <PremiumLayout
      width="wide"
      illustrated
      step={1}
      title={t`Choose your Premium membership`}
      lead={<Trans>You pay once for the whole time. You see every amount before you order.</Trans>}
    >
      {query.get('feature') === '1' && <PaywallNotice />}
      <TariffsQueryGate>{(tariffs) => <TariffList tariffs={tariffs} />}</TariffsQueryGate>
    </PremiumLayout>
  );
}

function TariffList({ tariffs: { tariffs, currency, features } }: { tariffs: Tariffs }) {
  const navigate = useNavigate();
  const { choice, change } = useCheckoutChoice();
  return (
    <>
      <ul className={styles.grid}>
        {tariffs.map((tariff) => (
          <li key={tariff.id}>
            <TariffCard
              tariff={tariff}
              currency={currency}
              onChoose={() => {
                change(chooseTariff(choice, tariff.id));
                void navigate(pathTo('checkout'));
              }}
            />
          </li>
        ))}
      </ul>
      <Text tone="soft">
        <Trans>
          All prices include taxes. You can cancel at any time and keep Premium until the end of the time you have paid
          for.
        </Trans>
      </Text>
      <FeatureTable features={features} />
    </>
  );
}

/** Explains why adding a favourite or writing first led to this page, and what is free instead. */
function PaywallNotice() {
  const { t } = useLingui();
  return (
    <Banner tone="info" title={t`Keeping favourites and writing first are part of Premium`}>
      <Text>
        <Trans>
          You can send a smile for free: then the other person knows that you like them and can write to you.
        </Trans>
      </Text>
      <TextLink to={pathTo('matches')}>
        <Trans>Go to my matches and send a smile</Trans>
      </TextLink>
    </Banner>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import type { Tariffs } from '../../api/contract/payments.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Text } from '../../ui/Text.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { useForgottenMeans } from './means.atoms.ts';
import { PremiumFrame } from './PremiumFrame.tsx';
import { TariffLine } from './TariffLine.tsx';
import { TariffsGate } from './TariffsGate.tsx';
import { useChoice } from './useChoice.ts';
import { usableWays } from './waysToPay.ts';

export function CheckoutPage() {
  const { t } = useLingui();
  useForgottenMeans();
  return (
    <PremiumFrame
      pictured
      step={2}
      title={t`Choose how to pay`}
      back={{ to: pathTo('plans'), label: t`Back to the prices` }}
    >
      <TariffsGate>{(tariffs) => <Checkout tariffs={tariffs} />}</TariffsGate>
    </PremiumFrame>
  );
}

function Checkout({ tariffs: { tariffs, currency, providers } }: { tariffs: Tariffs }) {
  const { t } = useLingui();
  const { choice, change } = useChoice();
  const tariff = tariffs.find(({ id }) => id === choice?.tariffId);
  const ways = usableWays(providers);
  if (!choice || !tariff) return <Navigate to={pathTo('plans')} replace />;
  return (
    <>
      <TariffLine tariff={tariff} currency={currency} />
      {ways.length > 0 ? (
        <CheckoutForm ways={ways} choice={choice} onChange={change} />
      ) : (
        <Banner tone="danger" title={t`Error: paying is not possible at the moment`}>
          <Text>
            <Trans>Please try again later. You find help at the foot of this page.</Trans>
          </Text>
        </Banner>
      )}
    </>
  );
}

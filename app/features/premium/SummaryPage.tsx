import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router';
import type { Tariffs } from '../../api/contract/payments.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { suits } from './checkout.model.ts';
import { meansAtom, useForgottenMeans } from './means.atoms.ts';
import { OrderForm } from './OrderForm.tsx';
import { PremiumFrame } from './PremiumFrame.tsx';
import { TariffsGate } from './TariffsGate.tsx';
import { useChoice } from './useChoice.ts';
import { usableWays } from './waysToPay.ts';

export function SummaryPage() {
  const { t } = useLingui();
  useForgottenMeans();
  return (
    <PremiumFrame
      pictured
      step={3}
      title={t`Check your order`}
      back={{ to: pathTo('checkout'), label: t`Back to the payment` }}
    >
      <TariffsGate>{(tariffs) => <Summary tariffs={tariffs} />}</TariffsGate>
    </PremiumFrame>
  );
}

function Summary({ tariffs: { tariffs, currency, providers } }: { tariffs: Tariffs }) {
  const { choice, change } = useChoice();
  const means = useAtomValue(meansAtom);
  const tariff = tariffs.find(({ id }) => id === choice?.tariffId);
  const way = usableWays(providers).find(({ provider }) => provider === choice?.provider);
  if (!choice || !tariff) return <Navigate to={pathTo('plans')} replace />;
  // After a reload the card is forgotten, as it should be.
  if (!way || !suits(way, means)) return <Navigate to={pathTo('checkout')} replace />;
  return <OrderForm order={{ choice, tariff, way, means, currency }} onRenew={change} />;
}

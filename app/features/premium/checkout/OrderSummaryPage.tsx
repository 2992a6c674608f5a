import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { Tariffs } from '../../../api/contract/payments.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { describeTariff } from '../describeTariff.ts';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { TariffsQueryGate } from '../TariffsQueryGate.tsx';
import { useCheckoutChoice } from '../useCheckoutChoice.ts';
import { OrderReview } from './OrderReview.tsx';
import { paymentDetailsAtom, useForgetPaymentDetails } from './paymentDetails.atoms.ts';
import { matchesMethod } from './paymentFields.model.ts';
import { toAvailableMethods } from './paymentMethods.ts';

export function OrderSummaryPage() {
  const { t } = useLingui();
  useForgetPaymentDetails();
  return (
    <PremiumLayout
      width="wide"
      illustrated
      step={3}
      title={t`Check your order`}
      back={{ to: pathTo('checkout'), label: t`Back to the payment` }}
    >
      <TariffsQueryGate>{(tariffs) => <OrderSummary tariffs={tariffs} />}</TariffsQueryGate>
    </PremiumLayout>
  );
}

/**
 * The number of times that the browser has restored the page as it was when the member left for the provider: with the
 * order being sent.
 */
function usePageRestores(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => setCount((before) => before + Number(persisted));
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
  return count;
}

function OrderSummary({ tariffs: { tariffs, currency, providers } }: { tariffs: Tariffs }) {
  const { choice, change } = useCheckoutChoice();
  const restores = usePageRestores();
  const paymentDetails = useAtomValue(paymentDetailsAtom);
  const tariff = tariffs.find(({ id }) => id === choice?.tariffId);
  const paymentMethod = toAvailableMethods(providers).find(({ provider }) => provider === choice?.provider);
  if (!choice || !tariff) return <Navigate to={pathTo('plans')} replace />;
  // A reload clears the payment details on purpose: card data stays in memory only.
  if (!paymentMethod || !matchesMethod(paymentMethod, paymentDetails))
    return <Navigate to={pathTo('checkout')} replace />;
  return (
    <OrderReview
      key={restores}
      order={{ choice, paymentMethod, paymentDetails }}
      tariff={describeTariff(tariff, { tariffs: [], currency, locale: intlTag() })}
      onChange={change}
    />
  );
}

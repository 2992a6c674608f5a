import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import type { Tariffs } from '../../../api/contract/payments.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { describeTariff } from '../describeTariff.ts';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { TariffsQueryGate } from '../TariffsQueryGate.tsx';
import { useCheckoutChoice } from '../useCheckoutChoice.ts';
import { PaymentMethodForm } from './PaymentMethodForm.tsx';
import { useForgetPaymentDetails } from './paymentDetails.atoms.ts';
import { toAvailableMethods } from './paymentMethods.ts';

export function CheckoutPage() {
  const { t } = useLingui();
  useForgetPaymentDetails();
  return (
    <PremiumLayout
      width="wide"
      illustrated
      step={2}
      title={t`Choose how to pay`}
      back={{ to: pathTo('plans'), label: t`Back to the prices` }}
    >
      <TariffsQueryGate>{(tariffs) => <Checkout tariffs={tariffs} />}</TariffsQueryGate>
    </PremiumLayout>
  );
}

function Checkout({ tariffs: { tariffs, currency, providers } }: { tariffs: Tariffs }) {
  const { t } = useLingui();
  const { choice, change } = useCheckoutChoice();
  const tariff = tariffs.find(({ id }) => id === choice?.tariffId);
  const methods = toAvailableMethods(providers);
  if (!choice || !tariff) return <Navigate to={pathTo('plans')} replace />;
  return methods.length > 0 ? (
    <PaymentMethodForm
      methods={methods}
      tariff={describeTariff(tariff, { tariffs: [], currency, locale: intlTag() })}
      choice={choice}
      onChange={change}
    />
  ) : (
    <Banner tone="danger" title={t`Error: paying isn’t possible at the moment`}>
      <Text>
        <Trans>Please try again later. You’ll find help at the foot of this page.</Trans>
      </Text>
    </Banner>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageError } from '../../../feedback/usePageError.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { chooseProvider } from '../checkoutChoice.model.ts';
import type { CheckoutChoice } from '../checkoutStorage.ts';
import { CardFieldset } from './card/CardFieldset.tsx';
import { emptyCard } from './card/card.model.ts';
import { IbanFieldset } from './IbanFieldset.tsx';
import { firstPaymentMethodId, PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import { paymentDetailsAtom } from './paymentDetails.atoms.ts';
import { paymentErrorTexts } from './paymentErrorTexts.ts';
import {
  type PaymentFieldErrors,
  type PaymentFields,
  toPaymentDetails,
  validatePaymentFields,
} from './paymentFields.model.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import type { PaymentDetails } from './paymentRequest.model.ts';

interface PaymentDetailsFormProps {
  methods: readonly PaymentMethod[];
  choice: CheckoutChoice;
  onChange: (choice: CheckoutChoice) => void;
}

/** The way to pay, and what it needs to know. */
export function PaymentDetailsForm({ methods: ways, choice, onChange }: PaymentDetailsFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [means, setMeans] = useAtom(paymentDetailsAtom);
  const [fields, setFields] = useState<PaymentFields>(() => toInitialFields(means));
  const [mistakes, setMistakes] = useState<PaymentFieldErrors>({});
  const [wayMissing, setWayMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const way = ways.find(({ provider }) => provider === choice.provider) ?? (ways.length === 1 ? ways[0]! : null);
  const errors = [
    ...(wayMissing ? [{ field: firstPaymentMethodId, message: t`Choose how you would like to pay.` }] : []),
    ...Object.entries(mistakes).map(([field, mistake]) => ({ field, message: t(paymentErrorTexts[mistake]) })),
  ];
  usePageError(errors.length > 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = way ? validatePaymentFields(way, fields, new Date()) : {};
    setWayMissing(way === null);
    setMistakes(found);
    setAttempt((count) => count + 1);
    if (!way || Object.keys(found).length > 0) return;
    setMeans(toPaymentDetails(way, fields));
    onChange(chooseProvider(choice, way.provider, () => crypto.randomUUID()));
    void navigate(pathTo('summary'));
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="xlarge">
        {errors.length > 0 && (
          <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={errors} />
        )}
        <PaymentMethodPicker
          methods={ways}
          chosen={way?.provider ?? null}
          error={wayMissing ? t`Choose how you would like to pay.` : undefined}
          onChoose={(provider) => {
            setWayMissing(false);
            setMistakes({});
            onChange(chooseProvider(choice, provider, () => crypto.randomUUID()));
          }}
        />
        {site.hasCelerisPay && way?.entry === 'card' && (
          <CardFieldset card={fields.card} errors={mistakes} onChange={(card) => setFields({ ...fields, card })} />
        )}
        {site.hasXolvis && way?.entry === 'iban' && (
          <IbanFieldset iban={fields.iban} error={mistakes.iban} onChange={(iban) => setFields({ ...fields, iban })} />
        )}
        <Stack gap="small">
          <Button type="submit" width="full">
            <Trans>Continue to my order</Trans>
          </Button>
          <Text tone="soft">
            <Trans>Nothing is charged yet. On the next page you see everything once more.</Trans>
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

/** Coming back from the summary, nothing has to be typed again but the security code. */
const toInitialFields = (means: PaymentDetails | null): PaymentFields => ({
  card: means?.kind === 'card' ? { ...means.card, code: '' } : emptyCard,
  iban: means?.kind === 'iban' ? means.iban : '',
});

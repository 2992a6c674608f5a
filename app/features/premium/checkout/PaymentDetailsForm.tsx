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

/** Choice of the payment method, with the fields that it needs. */
export function PaymentDetailsForm({ methods, choice, onChange }: PaymentDetailsFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [paymentDetails, setPaymentDetails] = useAtom(paymentDetailsAtom);
  const [fields, setFields] = useState<PaymentFields>(() => toInitialFields(paymentDetails));
  const [fieldErrors, setFieldErrors] = useState<PaymentFieldErrors>({});
  const [methodMissing, setMethodMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const chosen = methods.find(({ provider }) => provider === choice.provider);
  const method = chosen ?? (methods.length === 1 ? methods[0]! : null);
  const errors = [
    ...(methodMissing ? [{ field: firstPaymentMethodId, message: t`Choose how you would like to pay.` }] : []),
    ...Object.entries(fieldErrors).map(([field, error]) => ({ field, message: t(paymentErrorTexts[error]) })),
  ];
  usePageError(errors.length > 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = method ? validatePaymentFields(method, fields, new Date()) : {};
    setMethodMissing(method === null);
    setFieldErrors(found);
    setAttempt((count) => count + 1);
    if (!method || Object.keys(found).length > 0) return;
    setPaymentDetails(toPaymentDetails(method, fields));
    onChange(chooseProvider(choice, method.provider));
    void navigate(pathTo('summary'));
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="xlarge">
        {errors.length > 0 && (
          <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={errors} />
        )}
        <PaymentMethodPicker
          methods={methods}
          chosen={method?.provider ?? null}
          error={methodMissing ? t`Choose how you would like to pay.` : undefined}
          onChoose={(provider) => {
            setMethodMissing(false);
            setFieldErrors({});
            onChange(chooseProvider(choice, provider));
          }}
        />
        {site.hasCelerisPay && method?.entry === 'card' && (
          <CardFieldset card={fields.card} errors={fieldErrors} onChange={(card) => setFields({ ...fields, card })} />
        )}
        {site.hasXolvis && method?.entry === 'iban' && (
          <IbanFieldset
            iban={fields.iban}
            error={fieldErrors.iban}
            onChange={(iban) => setFields({ ...fields, iban })}
          />
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

/** A member who comes back from the summary only has to type the security code again. */
const toInitialFields = (details: PaymentDetails | null): PaymentFields => ({
  card: details?.kind === 'card' ? { ...details.card, code: '' } : emptyCard,
  iban: details?.kind === 'iban' ? details.iban : '',
});

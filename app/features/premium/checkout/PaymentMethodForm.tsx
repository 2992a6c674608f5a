import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import type { PaymentProvider } from '../../../api/contract/payments.ts';
import { Form } from '../../../forms/Form.tsx';
import { type FieldProblems, useFormSubmission } from '../../../forms/useFormSubmission.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { chooseProvider } from '../checkoutChoice.model.ts';
import type { TariffDescription } from '../describeTariff.ts';
import type { CheckoutChoice } from '../paymentStorage.ts';
import { CardFieldset } from './card/CardFieldset.tsx';
import { type CardProblem, emptyCard } from './card/card.model.ts';
import { IbanFieldset } from './IbanFieldset.tsx';
import type { IbanProblem } from './iban.model.ts';
import * as styles from './PaymentMethodForm.css.ts';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import { paymentDetailsAtom } from './paymentDetails.atoms.ts';
import { type PaymentFields, toPaymentDetails, validatePaymentFields } from './paymentFields.model.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import { SumBeside } from './SumBeside.tsx';
import type { UsedDetails } from './shownPaymentDetails.ts';
import type { PaymentDetails } from './toPaymentRequest.ts';
import { usePageHide } from './usePageHide.ts';

/** Texts that say what is wrong and how to correct it. */
const paymentProblemTexts: Readonly<Record<CardProblem | IbanProblem, MessageDescriptor>> = {
  numberMissing: msg`Enter the card number.`,
  numberLength: msg`Check the card number. It has too few digits.`,
  numberTooLong: msg`Check the card number. It has too many digits.`,
  numberChecksum: msg`Check the card number. One of its digits seems to be wrong.`,
  holderMissing: msg`Enter the name on the card.`,
  expiryMissing: msg`Enter the expiry date.`,
  expiryFormat: msg`Check the expiry date. Enter month and year, for example 03 / 29.`,
  expiryPast: msg`This card is no longer valid. Please use another one.`,
  codeMissing: msg`Enter the security code.`,
  codeLength3: msg`Check the security code. It has three digits.`,
  codeLength4: msg`Check the security code. It has four digits.`,
  codeLength3or4: msg`Check the security code. It has three or four digits.`,
  ibanMissing: msg`Enter your IBAN.`,
  ibanFormat: msg`Check your IBAN. It begins with two letters, such as DE, and seems to be too short or too long.`,
  ibanChecksum: msg`Check your IBAN. One of its digits seems to be wrong.`,
};

interface PaymentMethodFormProps {
  /** Methods, at least one. */
  methods: readonly PaymentMethod[];
  tariff: TariffDescription;
  choice: CheckoutChoice;
  onChange: (choice: CheckoutChoice) => void;
}

/** A form that chooses the payment method, with the fields that it needs. */
export function PaymentMethodForm({ methods, tariff, choice, onChange }: PaymentMethodFormProps) {
  const navigate = useNavigate();
  const [paymentDetails, setPaymentDetails] = useAtom(paymentDetailsAtom);
  const [typed, setTyped] = useState<PaymentFields>(() => toInitialFields(paymentDetails));
  usePageHide(() => setTyped(emptyFields));
  const form = useFormSubmission();
  const method = findMethodToOpen(methods, choice.provider);

  const validate = (): FieldProblems => {
    const problems = Object.entries(validatePaymentFields(method, typed, new Date()));
    return Object.fromEntries(problems.map(([field, problem]) => [field, paymentProblemTexts[problem]]));
  };
  const goOn = async () => {
    setPaymentDetails(toPaymentDetails(method, typed));
    onChange(chooseProvider(choice, method.provider));
    await navigate(pathTo('summary'));
  };

  const fields =
    site.paymentEntries.includes('card') && method.entry === 'card' ? (
      <CardFieldset card={typed.card} problemOf={form.problemOf} onChange={(card) => setTyped({ ...typed, card })} />
    ) : site.paymentEntries.includes('iban') && method.entry === 'iban' ? (
      <IbanFieldset
        iban={typed.iban}
        problem={form.problemOf('iban')}
        onChange={(iban) => setTyped({ ...typed, iban })}
      />
    ) : null;
  return (
    <Form form={form} onSubmit={() => void form.submit(validate(), goOn)} gap="xlarge">
      <SumBeside
        tariff={tariff}
        action={
          <Button type="submit" width="full">
            <Trans>Continue to my order</Trans>
          </Button>
        }
      >
        <PaymentMethodPicker
          methods={methods}
          chosen={method.provider}
          onChoose={(provider) => {
            form.reset();
            onChange(chooseProvider(choice, provider));
          }}
        >
          {fields && <div className={styles.fields}>{fields}</div>}
        </PaymentMethodPicker>
        <Text tone="soft">
          <Trans>Nothing is charged yet. You can check everything on the next page.</Trans>
        </Text>
      </SumBeside>
    </Form>
  );
}

/** Finds the method that was chosen last, else the first one that needs no other page, else the first. */
const findMethodToOpen = (methods: readonly PaymentMethod[], last: PaymentProvider | null): PaymentMethod =>
  methods.find(({ provider }) => provider === last) ?? methods.find(({ entry }) => entry !== 'external') ?? methods[0]!;

const emptyFields: PaymentFields = { card: emptyCard, iban: '' };

/**
 * The initial fields. Back from the summary, only the security code has to be typed again, unless the details were
 * used.
 */
const toInitialFields = (details: PaymentDetails | UsedDetails | null): PaymentFields => ({
  card: details?.kind === 'card' ? { ...details.card, code: '' } : emptyCard,
  iban: details?.kind === 'iban' ? details.iban : '',
});

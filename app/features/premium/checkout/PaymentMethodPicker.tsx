import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentProvider } from '../../../api/contract/payments.ts';
import { RadioList } from '../../../ui/choices/RadioList.tsx';
import { PaymentIcon } from './PaymentIcon.tsx';
import { describePaymentMethod, type PaymentMethod } from './paymentMethods.ts';

interface PaymentMethodPickerProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentProvider;
  onChoose: (provider: PaymentProvider) => void;
  /** Fields of the chosen method; null for one with a page of its own. */
  children: ReactNode;
}

/** A list of the ways to pay, each provider once. The chosen one opens and has its fields inside. */
export function PaymentMethodPicker({ methods, chosen, onChoose, children }: PaymentMethodPickerProps) {
  const { t } = useLingui();
  return (
    <RadioList
      id="payment-method"
      label={t`How would you like to pay?`}
      size="heading"
      options={methods.map((method) => {
        const { label, hint } = describePaymentMethod(method);
        return {
          value: method.provider,
          label: t(label),
          hint: t(hint),
          image: <PaymentIcon src={method.iconUrl} />,
          content: method.provider === chosen && children,
        };
      })}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

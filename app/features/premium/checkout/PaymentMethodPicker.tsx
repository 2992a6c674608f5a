import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentProvider } from '../../../api/contract/payments.ts';
import { RadioList } from '../../../ui/choices/RadioList.tsx';
import { PaymentIcon } from './PaymentIcon.tsx';
import type { PaymentMethod } from './paymentMethods.ts';

interface PaymentMethodPickerProps {
  label: string;
  methods: readonly PaymentMethod[];
  chosen: PaymentProvider;
  onChoose: (provider: PaymentProvider) => void;
  /** Fields of the chosen method; null for one with a page of its own. */
  children: ReactNode;
}

/** A list of the ways to pay, each provider once. The chosen one opens and has its fields inside. */
export function PaymentMethodPicker({
  label: question,
  methods,
  chosen,
  onChoose,
  children,
}: PaymentMethodPickerProps) {
  const { t } = useLingui();
  return (
    <RadioList
      id="payment-method"
      label={question}
      size="heading"
      options={methods.map(({ provider, label, hint, iconUrl }) => ({
        value: provider,
        label: t(label),
        hint: t(hint),
        image: <PaymentIcon src={iconUrl} />,
        content: provider === chosen && children,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

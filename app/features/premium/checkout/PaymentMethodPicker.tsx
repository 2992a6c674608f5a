import { useLingui } from '@lingui/react/macro';
import type { PaymentProvider } from '../../../api/contract/payments.ts';
import { RadioList } from '../../../ui/choices/RadioList.tsx';
import { PaymentIcon } from './PaymentIcon.tsx';
import type { PaymentMethod } from './paymentMethods.ts';

interface PaymentMethodPickerProps {
  label: string;
  methods: readonly PaymentMethod[];
  chosen: PaymentProvider | null;
  onChoose: (provider: PaymentProvider) => void;
  error?: string | undefined;
}

/** Id of the first option, to which the error summary leads. */
export const firstPaymentMethodId = 'payment-method';

export function PaymentMethodPicker({ label: question, methods, chosen, onChoose, error }: PaymentMethodPickerProps) {
  const { t } = useLingui();
  return (
    <RadioList
      id={firstPaymentMethodId}
      label={question}
      size="heading"
      options={methods.map(({ provider, label, hint, iconUrl }) => ({
        value: provider,
        label: t(label),
        hint: t(hint),
        image: <PaymentIcon src={iconUrl} />,
      }))}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
    />
  );
}

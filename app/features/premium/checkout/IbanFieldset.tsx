import { useLingui } from '@lingui/react/macro';
import { site } from '../../../site/site.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { formatIban } from './paymentFormatters.ts';

interface IbanFieldsetProps {
  iban: string;
  onChange: (iban: string) => void;
  problem: string | undefined;
}

/** The field for the bank account from which the amount is collected. */
export function IbanFieldset({ iban, onChange, problem }: IbanFieldsetProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <MaskedField
        id="iban"
        label={t`IBAN`}
        hint={t`Your account number. It’s on your bank card and on every statement.`}
        autoComplete="off"
        inputMode="text"
        format={formatIban}
        value={iban}
        onChange={onChange}
        problem={problem}
      />
      <Text tone="soft">
        {t`With your order you allow ${{ company: site.companyName }} to collect the amounts of your membership from this account, and ask your bank to honour that.`}{' '}
        {site.sepa && t`You can claim back a debit within eight weeks.`}
      </Text>
    </Stack>
  );
}

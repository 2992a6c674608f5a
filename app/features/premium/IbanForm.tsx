import { useLingui } from '@lingui/react/macro';
import { site } from '../../site/site.ts';
import { MaskedField } from '../../ui/MaskedField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { IbanMistake } from './iban.model.ts';
import { mistakeTexts } from './texts.ts';
import { groupIban } from './typing.model.ts';

interface IbanFormProps {
  iban: string;
  onChange: (iban: string) => void;
  mistake: IbanMistake | undefined;
}

/** The account from which the amount is collected. */
export function IbanForm({ iban, onChange, mistake }: IbanFormProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <MaskedField
        id="iban"
        label={t`IBAN`}
        hint={t`The number of your bank account; it stands on your bank card and on every statement.`}
        autoComplete="off"
        keys="text"
        group={groupIban}
        value={iban}
        onChange={onChange}
        error={mistake && t(mistakeTexts[mistake])}
      />
      <Text tone="soft">
        {t`With your order you allow ${{ company: site.companyName }} to collect the amounts of your membership from this account, and ask your bank to honour that. You can claim back a debit within eight weeks.`}
      </Text>
    </Stack>
  );
}

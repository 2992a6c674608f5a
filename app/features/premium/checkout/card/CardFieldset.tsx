import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Text } from '../../../../ui/content/Text.tsx';
import { MaskedField } from '../../../../ui/fields/MaskedField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { PaymentIcon } from '../PaymentIcon.tsx';
import { createDigitFormatter, formatCardNumber, formatExpiry, MAX_CARD_NUMBER_LENGTH } from '../paymentFormatters.ts';
import * as styles from './CardFieldset.css.ts';
import { type CardFields, toDigits } from './card.model.ts';
import { toCardBrand } from './cardBrands.ts';
import { cardImageUrl } from './cardImageUrl.ts';

const formatCode = createDigitFormatter(4);
const MAX_HOLDER_LENGTH = 100;

interface CardFieldsetProps {
  card: CardFields;
  onChange: (card: CardFields) => void;
  problemOf: (field: string) => string | undefined;
}

/** The fields of a card. Their values are never stored. */
export function CardFieldset({ card, onChange, problemOf }: CardFieldsetProps) {
  const { t } = useLingui();
  const [tooLong, setTooLong] = useState(false);
  const brand = toCardBrand(toDigits(card.number));
  const name = brand && <bdi translate="no">{brand.name}</bdi>;
  const bind = (id: keyof CardFields) => ({
    id,
    value: card[id],
    onChange: (value: string) => onChange({ ...card, [id]: value }),
    problem: problemOf(id),
  });
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <MaskedField
          {...bind('number')}
          label={t`Card number`}
          autoComplete="cc-number"
          format={formatCardNumber}
          fits={(text) => {
            const fits = toDigits(text).length <= MAX_CARD_NUMBER_LENGTH;
            setTooLong(!fits);
            return fits;
          }}
        />
        <div role="status">
          {tooLong && (
            <Text tone="strong">{t`A card number has at most 19 digits. The longer number wasn’t used.`}</Text>
          )}
          {brand && (
            <div className={styles.brand}>
              <PaymentIcon src={cardImageUrl(brand)} />
              <Text tone="soft">
                <Trans>Card type: {name}</Trans>
              </Text>
            </div>
          )}
        </div>
      </Stack>
      <TextField
        {...bind('holder')}
        label={t`Name on the card`}
        autoComplete="cc-name"
        onChange={(holder) => onChange({ ...card, holder: holder.slice(0, MAX_HOLDER_LENGTH) })}
      />
      <MaskedField
        {...bind('expiry')}
        label={t`Expiry date`}
        hint={t`Month and year, for example 03 / 29`}
        autoComplete="cc-exp"
        format={formatExpiry}
      />
      <MaskedField
        {...bind('code')}
        label={t`Security code`}
        hint={
          brand?.codeLength === 4
            ? t`The four digits on the front of the card`
            : t`The last three digits on the back of the card`
        }
        autoComplete="cc-csc"
        format={formatCode}
      />
    </Stack>
  );
}

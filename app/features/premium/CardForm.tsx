import { Trans, useLingui } from '@lingui/react/macro';
import { MaskedField } from '../../ui/MaskedField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './CardForm.css.ts';
import { type CardFields, type CardMistakes, toDigits } from './card.model.ts';
import { findBrand, longestNumber } from './cardBrands.ts';
import { cardMark } from './cardMark.ts';
import { PayMark } from './PayMark.tsx';
import { mistakeTexts } from './texts.ts';
import { groupDigits, groupExpiry, onlyDigits } from './typing.model.ts';

const groupNumber = groupDigits(longestNumber);
const groupCode = onlyDigits(4);

interface CardFormProps {
  card: CardFields;
  onChange: (card: CardFields) => void;
  mistakes: CardMistakes;
}

/** The fields of a card. What is typed lives in this page alone. */
export function CardForm({ card, onChange, mistakes }: CardFormProps) {
  const { t } = useLingui();
  const brand = findBrand(toDigits(card.number));
  const name = brand?.name;
  const say = (mistake: CardMistakes[keyof CardMistakes]) => mistake && t(mistakeTexts[mistake]);
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <MaskedField
          id="number"
          label={t`Card number`}
          width="number"
          autoComplete="cc-number"
          group={groupNumber}
          value={card.number}
          onChange={(number) => onChange({ ...card, number })}
          error={say(mistakes.number)}
        />
        <div role="status">
          {brand && (
            <div className={styles.brand}>
              <PayMark src={cardMark(brand.kind)} />
              <Text tone="soft">
                <Trans>Card type: {name}</Trans>
              </Text>
            </div>
          )}
        </div>
      </Stack>
      <TextField
        id="holder"
        label={t`Name on the card`}
        autoComplete="cc-name"
        value={card.holder}
        onChange={(holder) => onChange({ ...card, holder: holder.slice(0, 100) })}
        error={say(mistakes.holder)}
      />
      <MaskedField
        id="expiry"
        label={t`Valid until`}
        hint={t`Month and year, for example 03 / 29`}
        width="expiry"
        autoComplete="cc-exp"
        group={groupExpiry}
        value={card.expiry}
        onChange={(expiry) => onChange({ ...card, expiry })}
        error={say(mistakes.expiry)}
      />
      <MaskedField
        id="code"
        label={t`Security code`}
        hint={
          brand?.codeLength === 4
            ? t`The four digits on the front of the card`
            : t`The last three digits on the back of the card`
        }
        width="code"
        autoComplete="cc-csc"
        group={groupCode}
        value={card.code}
        onChange={(code) => onChange({ ...card, code })}
        error={say(mistakes.code)}
      />
    </Stack>
  );
}

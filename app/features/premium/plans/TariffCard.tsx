import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Tariff } from '../../../api/contract/payments.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatMoney } from '../../../lib/numbers/formatMoney.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import * as styles from './TariffCard.css.ts';

/** By the API's keys; a badge without a text here is not shown. */
const badgeTexts: Readonly<Record<string, MessageDescriptor>> = {
  popular: msg`Most popular`,
  best_value: msg`Lowest price a month`,
};

interface TariffCardProps {
  tariff: Tariff;
  currency: string;
  onChoose: () => void;
}

/** One tariff: its duration, its price a month and in total, and how it renews. */
export function TariffCard({ tariff, currency, onChoose }: TariffCardProps) {
  const { t } = useLingui();
  const { months, badge } = tariff;
  const money = (minor: number) => formatMoney(minor, currency, intlTag());
  const monthly = money(tariff.priceMonthly);
  const total = money(tariff.priceTotal);
  const renewal = money(tariff.renewalPrice);
  const badgeText = badge ? badgeTexts[badge] : undefined;
  return (
    <Card>
      <div className={styles.head}>
        <Heading level={2} size="card">
          {plural(months, { one: '# month', other: '# months' })}
        </Heading>
        {badgeText && <Badge>{t(badgeText)}</Badge>}
      </div>
      <p className={styles.price}>
        <Trans>
          <strong className={styles.amount}>{monthly}</strong> a month
        </Trans>
      </p>
      <Text tone="strong">
        <Trans>One payment of {total}.</Trans>
      </Text>
      <div className={styles.renewal}>
        <Text>
          {plural(months, {
            one: `After that, it renews every month for ${renewal}, until you cancel.`,
            other: `After that, it renews every # months for ${renewal}, until you cancel.`,
          })}
        </Text>
      </div>
      <Button width="full" onClick={onChoose}>
        {plural(months, { one: 'Choose # month', other: 'Choose # months' })}
      </Button>
    </Card>
  );
}

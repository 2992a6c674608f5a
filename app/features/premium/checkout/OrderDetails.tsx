import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { intlTag } from '../../../i18n/locale.ts';
import { formatMoney } from '../../../lib/numbers/formatMoney.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { site } from '../../../site/site.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { addMonths, formatLongDate } from './addMonths.ts';
import { toDigits } from './card/card.model.ts';
import { toCardBrand } from './card/cardBrands.ts';
import { cardImageUrl } from './card/cardImageUrl.ts';
import * as styles from './OrderDetails.css.ts';
import { PaymentIcon } from './PaymentIcon.tsx';
import { toLastDigits } from './paymentRequest.model.ts';
import type { Order } from './useSubmitOrder.ts';

/** What, from when to when, how much, how, and what comes after. */
export function OrderDetails({
  order: { tariff, currency, paymentMethod: way, paymentDetails: means },
}: {
  order: Order;
}) {
  const { t } = useLingui();
  const { months } = tariff;
  const money = (minor: number) => formatMoney(minor, currency, intlTag());
  const renewal = money(tariff.renewalPrice);
  const today = new Date();
  const start = formatLongDate(today, intlTag());
  const end = formatLongDate(addMonths(today, months), intlTag());
  const digits = toLastDigits(means);
  const cardBrand = means.kind === 'card' ? toCardBrand(toDigits(means.card.number)) : null;
  const brand = cardBrand?.name;
  const facts: { name: string; mark?: string; value: ReactNode; more?: ReactNode }[] = [
    {
      name: t`What you order`,
      value: plural(months, {
        one: `Premium membership of ${{ brand: site.name }} for # month`,
        other: `Premium membership of ${{ brand: site.name }} for # months`,
      }),
      more: <TextLink to={pathTo('plans')}>{t`Change what I order`}</TextLink>,
    },
    { name: t`When`, value: t`From today, ${start}, to ${end}` },
    {
      name: t`How you pay`,
      mark: cardBrand ? cardImageUrl(cardBrand.kind) : way.iconUrl,
      value:
        means.kind === 'card' ? (
          brand ? (
            <Trans>
              {brand}, ending in {digits}
            </Trans>
          ) : (
            <Trans>Card ending in {digits}</Trans>
          )
        ) : means.kind === 'iban' ? (
          <Trans>Direct debit from the account ending in {digits}</Trans>
        ) : (
          <>
            {t(way.label)}. {t`You are led there after pressing the button.`}
          </>
        ),
      more: <TextLink to={pathTo('checkout')}>{t`Change how I pay`}</TextLink>,
    },
    {
      name: t`And then`,
      value: plural(months, {
        one: `On ${end} the membership goes on for # month for ${renewal}, and so on each time, until you cancel. You can cancel at any time under My account.`,
        other: `On ${end} the membership goes on for # months for ${renewal}, and so on each time, until you cancel. You can cancel at any time under My account.`,
      }),
    },
  ];
  return (
    <dl className={styles.root}>
      {facts.map(({ name, mark, value, more }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {mark ? (
              <span className={styles.withIcon}>
                <PaymentIcon src={mark} />
                <span>{value}</span>
              </span>
            ) : (
              value
            )}
            {more && <div>{more}</div>}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          <Trans>You pay today</Trans>
        </dt>
        <dd className={styles.amount}>{money(tariff.priceTotal)}</dd>
      </div>
    </dl>
  );
}

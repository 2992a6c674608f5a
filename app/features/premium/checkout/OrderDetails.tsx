import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { addMonths } from '../../../api/contract/addMonths.ts';
import { clockOffsetAtom } from '../../../device/clockOffset.atoms.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatLongDay } from '../../../lib/dates/dayFormats.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { site } from '../../../site/site.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { DescriptionItem, DescriptionList } from '../../../ui/content/DescriptionList.tsx';
import type { TariffDescription } from '../describeTariff.ts';
import { cardImageUrl } from './card/cardImageUrl.ts';
import * as styles from './OrderDetails.css.ts';
import { PaymentIcon } from './PaymentIcon.tsx';
import { describePaymentMethod } from './paymentMethods.ts';
import { formatRenewalDay } from './renewalTexts.ts';
import { toShownDetails } from './shownPaymentDetails.ts';
import type { Order } from './useSubmitOrder.ts';

interface OrderDetailsProps {
  order: Order;
  tariff: TariffDescription;
}

/** The details of an order: the membership and its end, the payment method and the renewal. */
export function OrderDetails({ order: { choice, paymentMethod, paymentDetails }, tariff }: OrderDetailsProps) {
  const { t } = useLingui();
  const { months } = tariff;
  // The day that the account will name, wherever the device is and whatever its clock says.
  const end = formatLongDay(toEnd(Date.now() + useAtomValue(clockOffsetAtom), months), intlTag());
  const { entry, cardBrand, lastDigits: digits } = toShownDetails(paymentDetails);
  const brand = cardBrand && <bdi translate="no">{cardBrand.name}</bdi>;
  const facts: { name: string; iconUrl?: string; value: ReactNode; note?: string; more?: ReactNode }[] = [
    {
      name: t`Your order`,
      value: plural(months, {
        one: `Premium membership of ${{ brand: site.name }} for # month`,
        other: `Premium membership of ${{ brand: site.name }} for # months`,
      }),
      more: <TextLink to={pathTo('plans')}>{t`Change what I order`}</TextLink>,
    },
    { name: t`When`, value: t`From today until ${end}` },
    {
      name: t`Payment method`,
      iconUrl: cardBrand ? cardImageUrl(cardBrand) : paymentMethod.iconUrl,
      value:
        entry === 'card' ? (
          brand ? (
            <Trans>
              {brand}, ending in {digits}
            </Trans>
          ) : (
            <Trans>Card ending in {digits}</Trans>
          )
        ) : entry === 'iban' ? (
          <Trans>Direct debit from the account ending in {digits}</Trans>
        ) : (
          t(describePaymentMethod(paymentMethod).label)
        ),
      ...(entry === 'external' && { note: t`You go there when you press the button.` }),
      more: <TextLink to={pathTo('checkout')}>{t`Change how I pay`}</TextLink>,
    },
    { name: t`After that`, value: formatRenewalDay(tariff, end, choice.renews ?? false) },
  ];
  return (
    <DescriptionList look="card">
      {facts.map(({ name, iconUrl, value, note, more }) => (
        <DescriptionItem key={name} name={name}>
          {iconUrl ? (
            <span className={styles.withIcon}>
              <PaymentIcon src={iconUrl} />
              <span className={styles.besideIcon}>{value}</span>
            </span>
          ) : (
            value
          )}
          {note && <div>{note}</div>}
          {more && <div>{more}</div>}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}

/** The day on which an order's first months end, and in whose course they renew, yyyy-mm-dd. */
const toEnd = (now: number, months: number): string => new Date(addMonths(now, months)).toISOString().slice(0, 10);

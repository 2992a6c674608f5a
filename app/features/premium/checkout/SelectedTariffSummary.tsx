import { Trans } from '@lingui/react/macro';
import type { Tariff } from '../../../api/contract/payments.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { describeTariff } from '../describeTariff.ts';
import { formatMonths } from '../priceTexts.tsx';
import * as styles from './SelectedTariffSummary.css.ts';

/** The chosen duration and its price, in one line. */
export function SelectedTariffSummary({ tariff, currency }: { tariff: Tariff; currency: string }) {
  const { months, total } = describeTariff(tariff, { tariffs: [], currency, locale: intlTag() });
  const duration = formatMonths(months);
  return (
    <div className={styles.root}>
      <Text>
        <Trans>
          Your choice:{' '}
          <strong>
            {duration} of Premium for {total}
          </strong>
        </Trans>
      </Text>
    </div>
  );
}

import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Tariff } from '../../../api/contract/payments.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatMoney } from '../../../lib/numbers/formatMoney.ts';
import { Text } from '../../../ui/content/Text.tsx';
import * as styles from './SelectedTariffSummary.css.ts';

/** The chosen duration and its price, in one line. */
export function SelectedTariffSummary({ tariff, currency }: { tariff: Tariff; currency: string }) {
  const { months } = tariff;
  const duration = plural(months, { one: '# month', other: '# months' });
  const total = formatMoney(tariff.priceTotal, currency, intlTag());
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

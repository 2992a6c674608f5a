import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Tariff } from '../../../api/contract/payments.ts';
import { Badge } from '../../../ui/content/Badge.tsx';
import type { TariffDescription } from '../describeTariff.ts';
import { formatMonths, PriceTerms } from '../priceTexts.tsx';
import * as styles from './TariffPicker.css.ts';

interface TariffPickerProps {
  options: readonly { tariff: Tariff; description: TariffDescription; recommended: boolean }[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** A choice of tariffs as cards. Native radios: arrow keys choose and never go on (rule T4). */
export function TariffPicker({ options, chosenId, onChoose }: TariffPickerProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group of radios, as in RadioList
    <fieldset role="radiogroup" className={styles.root}>
      <legend className={styles.legend}>
        <Trans>How long would you like Premium?</Trans>
      </legend>
      <div className={styles.grid}>
        {options.map(({ tariff: { id }, description, recommended }) => {
          const hasBadge = recommended || description.bestValue;
          const ids = { term: `tariff-${id}`, price: `tariff-${id}-price`, terms: `tariff-${id}-terms` };
          return (
            <label key={id} className={styles.option} data-chosen={id === chosenId || undefined}>
              <span className={styles.head}>
                <input
                  className={styles.input}
                  type="radio"
                  name="tariff"
                  value={id}
                  checked={id === chosenId}
                  aria-labelledby={hasBadge ? `${ids.term} ${ids.term}-badge ${ids.price}` : `${ids.term} ${ids.price}`}
                  aria-describedby={ids.terms}
                  onChange={() => onChoose(id)}
                />
                <span className={styles.term} id={ids.term}>
                  {formatMonths(description.months)}
                </span>
                {hasBadge && (
                  <span id={`${ids.term}-badge`}>
                    <Badge tone={recommended ? 'accent' : 'neutral'}>
                      {recommended ? t`Recommended` : t`Lowest price a month`}
                    </Badge>
                  </span>
                )}
              </span>
              <Price id={ids.price} description={description} />
              <span className={styles.terms} id={ids.terms}>
                <Saving saving={description.saving} />
                <span>
                  <PriceTerms tariff={description} />
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Price({ id, description: { monthly, monthlyIsRounded } }: { id: string; description: TariffDescription }) {
  return (
    <span className={styles.price} id={id}>
      {monthlyIsRounded ? (
        <Trans>
          about <strong className={styles.amount}>{monthly}</strong> a month
        </Trans>
      ) : (
        <Trans>
          <strong className={styles.amount}>{monthly}</strong> a month
        </Trans>
      )}
    </span>
  );
}

function Saving({ saving }: Pick<TariffDescription, 'saving'>) {
  if (!saving) return null;
  const { percent, amount, shortestMonths } = saving;
  return (
    <span className={styles.saving}>
      {plural(shortestMonths, {
        one: `You save ${percent} (${amount}) on the #-month price.`,
        other: `You save ${percent} (${amount}) on the #-month price.`,
      })}
    </span>
  );
}

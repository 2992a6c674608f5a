import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import minus from '@phosphor-icons/core/bold/minus-bold.svg?raw';
import { useId } from 'react';
import type { Tariffs } from '../../api/contract/payments.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './FeatureTable.css.ts';
import { featureTexts } from './texts.ts';

/** What is free and what Premium brings. */
export function FeatureTable({ features }: Pick<Tariffs, 'features'>) {
  const { t } = useLingui();
  const id = useId();
  const rows = features.flatMap((feature) => {
    const text = featureTexts[feature.key];
    return text ? [{ ...feature, text: t(text) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Heading level={2} id={id}>
        <Trans>What is free and what is Premium</Trans>
      </Heading>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className={styles.what}>
              <Trans>What you can do</Trans>
            </th>
            <th scope="col" className={styles.cell}>
              <Trans>Free</Trans>
            </th>
            <th scope="col" className={styles.cell}>
              <Trans>Premium</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, text, free, premium }) => (
            <tr key={key}>
              <th scope="row" className={styles.what}>
                {text}
              </th>
              {[free, premium].map((included, column) => (
                <td key={column === 0 ? 'free' : 'premium'} className={styles.cell}>
                  <span className={included ? styles.yes : styles.no}>
                    <Icon source={included ? check : minus} size="small" />
                    {included ? <Trans>Yes</Trans> : <Trans>No</Trans>}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: where the table becomes a list it stops being a table to browsers, but for its roles
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import minus from '@phosphor-icons/core/bold/minus-bold.svg?icon';
import { type ReactNode, useId } from 'react';
import type { Tariffs } from '../../../api/contract/payments.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import * as styles from './FeatureTable.css.ts';

/** Texts by the API's keys; a feature without a text is left out of the table. */
const featureTexts: Readonly<Record<string, MessageDescriptor>> = {
  read_messages: msg`Read all messages`,
  start_conversations: msg`Write to members first`,
  favourites: msg`Keep favourites`,
  see_visitors: msg`See who has visited you`,
  smiles: msg`Send smiles`,
};

/** A table that compares the free membership with Premium. */
export function FeatureTable({ features }: Pick<Tariffs, 'features'>) {
  const { t } = useLingui();
  const id = useId();
  const rows = features.flatMap((feature) => {
    const text = featureTexts[feature.key];
    return text ? [{ ...feature, text: t(text) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles.root}>
      <Heading level={2} id={id}>
        <Trans>What’s free and what’s Premium</Trans>
      </Heading>
      <div className={styles.container}>
        <table className={styles.table} role="table" aria-labelledby={id}>
          <thead className={styles.head} role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader" className={styles.feature}>
                <Trans>What you can do</Trans>
              </th>
              <th scope="col" role="columnheader" className={styles.cell}>
                <Trans>Free</Trans>
              </th>
              <th scope="col" role="columnheader" className={styles.cell}>
                <Trans>Premium</Trans>
              </th>
            </tr>
          </thead>
          <tbody className={styles.body} role="rowgroup">
            {rows.map(({ key, text, free, premium }) => (
              <tr key={key} className={styles.row} role="row">
                <th scope="row" role="rowheader" className={styles.feature}>
                  {text}
                </th>
                <IncludedCell included={free} column={<Trans>Free</Trans>} />
                <IncludedCell included={premium} column={<Trans>Premium</Trans>} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A cell that repeats the name of its column where there is no room for columns. */
const IncludedCell = ({ included, column }: { included: boolean; column: ReactNode }) => (
  <td role="cell" className={styles.cell}>
    <span className={styles.column} aria-hidden="true">
      {column}
    </span>
    <span className={included ? styles.yes : styles.no}>
      <Icon source={included ? check : minus} size="small" />
      {included ? <Trans>Yes</Trans> : <Trans>No</Trans>}
    </span>
  </td>
);

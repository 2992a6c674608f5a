import { Trans, useLingui } from '@lingui/react/macro';
import lock from '@phosphor-icons/core/fill/lock-simple-fill.svg?icon';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useBottomInset } from '../../../ui/layout/useBottomInset.ts';
import { formatMonths, PriceTerms } from '../priceTexts.tsx';
import type { SumBarProps } from '../SumBar.tsx';
import * as styles from './SumBeside.css.ts';

interface SumBesideProps extends SumBarProps {
  /** Whether the button orders, so that the terms are above it on phones, too (§ 312j BGB). */
  orders?: boolean;
  children: ReactNode;
}

/** Content with the sum of the order and the way on beside it; on phones they stay at the bottom of the window. */
export function SumBeside({ tariff, action, orders = false, children }: SumBesideProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar);
  return (
    <div className={styles.root}>
      <Stack gap="xlarge">{children}</Stack>
      <div ref={bar} className={styles.card}>
        <p className={`${styles.sum} ${orders ? styles.onlyWide : ''}`}>
          <span>{orders ? t`You pay today` : formatMonths(tariff.months)}</span>
          <span className={styles.amount}>{tariff.total}</span>
        </p>
        <p className={`${styles.encrypted} ${orders ? styles.onlyWide : ''}`}>
          <Icon source={lock} size="tiny" />
          <Trans>Encrypted</Trans>
        </p>
        <p className={`${styles.terms} ${orders ? '' : styles.onlyWide}`}>
          <PriceTerms tariff={tariff} />
        </p>
        <div className={styles.action}>{action}</div>
      </div>
    </div>
  );
}

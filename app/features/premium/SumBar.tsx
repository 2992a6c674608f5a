import { Trans, useLingui } from '@lingui/react/macro';
import lock from '@phosphor-icons/core/fill/lock-simple-fill.svg?icon';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/content/Icon.tsx';
import { useBottomInset } from '../../ui/layout/useBottomInset.ts';
import type { TariffDescription } from './describeTariff.ts';
import { formatMonths, formatTax, PriceTerms } from './priceTexts.tsx';
import * as styles from './SumBar.css.ts';

interface SumBarProps {
  tariff: TariffDescription;
  /** The way on. */
  action: ReactNode;
}

/** The sum below the prices with the way on; on phones they stay at the bottom of the window. */
export function SumBar({ tariff: { months, total }, action }: SumBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar);
  return (
    <div ref={bar} className={styles.below}>
      <p className={styles.sum}>
        <span>{formatMonths(months)}</span>
        <span>{total}</span>
      </p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}

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
    <div className={styles.columns}>
      <div className={styles.content}>{children}</div>
      <div ref={bar} className={styles.beside}>
        <p className={`${styles.sumBeside} ${orders ? styles.onlyWide : ''}`}>
          <span>{orders ? t`You pay today` : formatMonths(tariff.months)}</span>
          <span>
            <span className={styles.amount}>{tariff.total}</span> <span className={styles.onlyWide}>{formatTax()}</span>
          </span>
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

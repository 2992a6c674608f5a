import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { useBottomInset } from '../../ui/layout/useBottomInset.ts';
import type { TariffDescription } from './describeTariff.ts';
import { formatMonths } from './priceTexts.tsx';
import * as styles from './SumBar.css.ts';

export interface SumBarProps {
  tariff: TariffDescription;
  /** The way on. */
  action: ReactNode;
}

/** The sum below the prices with the way on; on phones they stay at the bottom of the window. */
export function SumBar({ tariff: { months, total }, action }: SumBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar);
  return (
    <div ref={bar} className={styles.below}>
      <p className={styles.sum}>
        <VisuallyHidden>{t`Your choice:`}</VisuallyHidden>
        <span>{formatMonths(months)}</span>
        <VisuallyHidden>,</VisuallyHidden>
        <span>{total}</span>
      </p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}

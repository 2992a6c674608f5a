import { useLingui } from '@lingui/react/macro';
import lock from '@phosphor-icons/core/fill/lock-simple-fill.svg?icon';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useBottomInset } from '../../../ui/layout/useBottomInset.ts';
import { formatMonths, PriceTerms } from '../priceTexts.tsx';
import type { SumBarProps } from '../SumBar.tsx';
import * as styles from './SumBeside.css.ts';

interface SumBesideProps extends SumBarProps {
  /** Whether the order renews; not asked yet where it is not given. */
  renews?: boolean | undefined;
  /** Whether the button orders, so that all terms are above it and it is where the order ends (§ 312j BGB). */
  orders?: boolean;
  children: ReactNode;
}

/**
 * Content with the sum of the order and the way on beside it; on phones they stay at the bottom of the window, but for
 * the button that orders.
 */
export function SumBeside({ tariff, action, orders = false, renews, children }: SumBesideProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, orders ? null : 'inFlow');
  return (
    <div className={styles.root}>
      <Stack gap="xlarge">{children}</Stack>
      <div ref={bar} className={orders ? styles.order : styles.card}>
        <p className={orders ? styles.orderSum : styles.sum}>
          {!orders && <VisuallyHidden>{t`Your choice:`}</VisuallyHidden>}
          <span>{orders ? t`You pay today` : formatMonths(tariff.months)}</span>
          <VisuallyHidden>,</VisuallyHidden>
          <span className={orders ? styles.orderAmount : styles.amount}>{tariff.total}</span>
        </p>
        <p className={orders ? styles.orderEncrypted : styles.encrypted}>
          <Icon source={lock} size="tiny" />
          <span aria-hidden="true">{t`Encrypted`}</span>
          <VisuallyHidden>{t`What you enter is sent encrypted.`}</VisuallyHidden>
        </p>
        <p className={`${styles.terms} ${orders ? '' : styles.onlyWide}`}>
          <PriceTerms tariff={tariff} renews={renews} />
        </p>
        <div className={styles.action}>{action}</div>
      </div>
    </div>
  );
}

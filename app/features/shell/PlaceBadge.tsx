import { useLingui } from '@lingui/react/macro';
import { site } from '../../site/site.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { type Counters, showCount, tellCount } from './shell.model.ts';

interface PlaceBadgeProps {
  counter: keyof Counters;
  counters: Counters | undefined;
}

/** The number of new things at a place, or only a dot where the site prefers it. Nothing when there are none. */
export function PlaceBadge({ counter, counters }: PlaceBadgeProps) {
  const { t } = useLingui();
  const count = counters?.[counter] ?? 0;
  if (count === 0) return null;
  const told = tellCount(count);
  const spoken = counter === 'online' ? t`${{ count: told }} online` : t`${{ count: told }} new`;
  return <CountBadge shown={showCount(count)} spoken={spoken} dot={site.badgeDot} />;
}

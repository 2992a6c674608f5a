import { useLingui } from '@lingui/react/macro';
import { site } from '../../../site/site.ts';
import { CountBadge } from '../../../ui/content/CountBadge.tsx';
import { type Counters, formatCount, formatSpokenCount } from '../counters/counters.model.ts';

interface NavCountBadgeProps {
  counter: keyof Counters;
  counters: Counters | undefined;
}

/** The number of new things at a place, or only a dot where the site prefers it. Nothing when there are none. */
export function NavCountBadge({ counter, counters }: NavCountBadgeProps) {
  const { t } = useLingui();
  const count = counters?.[counter] ?? 0;
  if (count === 0) return null;
  const told = formatSpokenCount(count);
  const spoken = counter === 'online' ? t`${{ count: told }} online` : t`${{ count: told }} new`;
  return <CountBadge shown={formatCount(count)} spoken={spoken} dot={site.badgeDot} />;
}

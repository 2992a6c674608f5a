import { useLingui } from '@lingui/react/macro';
import type { Counters } from '../../../api/contract/counters.ts';
import { site } from '../../../site/site.ts';
import { CountBadge } from '../../../ui/content/CountBadge.tsx';
import { formatCount, formatSpokenCount } from '../counters/counterTexts.ts';

interface NavCountBadgeProps {
  counter: keyof Counters | undefined;
  counters: Counters | undefined;
  compact?: boolean;
}

/** The count of a navigation item, or only a dot on sites that prefer it; nothing for zero. */
export function NavCountBadge({ counter, counters, compact = false }: NavCountBadgeProps) {
  const { t } = useLingui();
  const count = counter ? (counters?.[counter] ?? 0) : 0;
  if (count === 0) return null;
  const spokenCount = formatSpokenCount(count);
  // The item's own word is "Online".
  const spoken = counter === 'online' ? `, ${spokenCount}` : t`${{ count: spokenCount }} new`;
  return <CountBadge shown={formatCount(count)} spoken={spoken} dot={site.badgeDot} compact={compact} />;
}

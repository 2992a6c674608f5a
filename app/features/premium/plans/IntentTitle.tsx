import { Trans } from '@lingui/react/macro';
import type { IntendedMember } from './useIntendedMember.ts';

/** What Premium makes possible with the person it is for. */
export function IntentTitle({ action, name }: Pick<IntendedMember, 'action' | 'name'>) {
  const person = name ?? '…';
  if (action === 'write') return <Trans>With Premium you can write to {person}</Trans>;
  if (action === 'favourite') return <Trans>With Premium you can keep {person} as a favourite</Trans>;
  return <Trans>With Premium you can read what {person} writes</Trans>;
}

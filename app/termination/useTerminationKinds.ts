import { useLingui } from '@lingui/react/macro';
import { useIsRenderedAhead } from '../lib/useIsRenderedAhead.ts';
import { isDue } from '../site/isDue.ts';
import { site } from '../site/site.ts';
import type { TerminationKind } from './termination.model.ts';

/**
 * The ways to end a contract that this site shows today, with the labels of their buttons. A page that is rendered ahead
 * leaves out one that begins later, because the day on which it is opened is unknown.
 */
export function useTerminationKinds(): readonly { kind: TerminationKind; label: string }[] {
  const { t } = useLingui();
  const isRenderedAhead = useIsRenderedAhead();
  const cancel = { kind: 'cancel', label: t`Cancel contract` } as const;
  if (!site.withdrawalFunction) return [cancel];
  const withdraws = site.withdrawalFunction === true || (!isRenderedAhead && isDue(site.withdrawalFunction));
  return withdraws ? [cancel, { kind: 'withdraw', label: t`Withdraw from contract` }] : [cancel];
}

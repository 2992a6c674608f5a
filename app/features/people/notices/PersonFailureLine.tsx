import { useLingui } from '@lingui/react/macro';
import type { ReportedFailure } from '../../../feedback/failureQueue.atoms.ts';
import { FailureLine } from '../../../ui/feedback/FailureLine.tsx';

/**
 * A line with a failure about a member, visible after its banner has closed until the action is tried again (rule Z3).
 */
export function PersonFailureLine({ failure }: { failure: ReportedFailure | null }) {
  const { t } = useLingui();
  if (!failure) return null;
  return <FailureLine>{typeof failure.message === 'string' ? failure.message : t(failure.message)}</FailureLine>;
}

import { useLingui } from '@lingui/react/macro';
import type { ReportedFailure } from '../../../feedback/failures.ts';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';

/** A failure about a member stays visible after its banner has closed, until the action is tried again (rule Z3). */
export function PersonFailureLine({ failure }: { failure: ReportedFailure | null }) {
  const { t } = useLingui();
  if (!failure) return null;
  return <ErrorLine>{typeof failure.message === 'string' ? failure.message : t(failure.message)}</ErrorLine>;
}

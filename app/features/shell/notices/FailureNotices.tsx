import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  collapsedFailuresAtom,
  dispatchFailureAtom,
  type ReportedFailure,
  shownFailureAtom,
} from '../../../feedback/failureQueue.atoms.ts';
import { TimedBanner } from '../../../feedback/TimedBanner.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { FailureLine } from '../../../ui/feedback/FailureLine.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import * as styles from './Notices.css.ts';

/** The failures above the page: one banner at a time, and a line for each that timed out unclosed (rule Z3). */
export function FailureNotices() {
  const { t } = useLingui();
  const failure = useAtomValue(shownFailureAtom);
  const collapsed = useAtomValue(collapsedFailuresAtom);
  const dispatch = useSetAtom(dispatchFailureAtom);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs on each navigation
  useEffect(() => dispatch({ type: 'left' }), [pathname, dispatch]);
  return (
    <>
      {failure && <ShownFailure key={failure.id} failure={failure} />}
      {collapsed.length > 0 && (
        <aside className={styles.strip} aria-label={t`What went wrong`}>
          {collapsed.map(({ id, message }) => (
            <FailureLine key={id} action={{ label: t`Close`, onPress: () => dispatch({ type: 'closed', id }) }}>
              {typeof message === 'string' ? message : t(message)}
            </FailureLine>
          ))}
        </aside>
      )}
    </>
  );
}

function ShownFailure({ failure: { id, message, advice } }: { failure: ReportedFailure }) {
  const { t } = useLingui();
  const dispatch = useSetAtom(dispatchFailureAtom);
  return (
    <div className={styles.error}>
      <div className={styles.raised}>
        <TimedBanner
          title={typeof message === 'string' ? undefined : t(message)}
          onDismiss={() => dispatch({ type: 'closed', id })}
          onTimeout={() => dispatch({ type: 'timedOut', id })}
        >
          {typeof message === 'string' && <Text userGenerated>{message}</Text>}
          {advice && <Text>{t(advice)}</Text>}
        </TimedBanner>
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { collapsedErrorsAtom, dispatchGlobalErrorAtom, globalErrorAtom } from '../../../feedback/globalErrors.ts';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { GlobalErrorBanner } from './GlobalErrorBanner.tsx';
import * as styles from './Notices.css.ts';

/** Errors above the page: one banner at a time, and a line for each error that timed out unclosed (rule Z3). */
export function GlobalErrors() {
  const { t } = useLingui();
  const error = useAtomValue(globalErrorAtom);
  const collapsed = useAtomValue(collapsedErrorsAtom);
  const dispatch = useSetAtom(dispatchGlobalErrorAtom);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs on each navigation
  useEffect(() => dispatch({ type: 'left' }), [pathname, dispatch]);
  return (
    <>
      {error && <GlobalErrorBanner key={error.id} error={error} />}
      {collapsed.length > 0 && (
        <aside className={styles.strip} aria-label={t`What went wrong`}>
          {collapsed.map(({ id, message }) => (
            <ErrorLine key={id} action={{ label: t`Close`, onPress: () => dispatch({ type: 'closed', id }) }}>
              {typeof message === 'string' ? message : t(message)}
            </ErrorLine>
          ))}
        </aside>
      )}
    </>
  );
}

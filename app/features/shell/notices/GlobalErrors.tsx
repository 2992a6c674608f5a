import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { collapsedErrorsAtom, dispatchGlobalErrorAtom, globalErrorAtom } from '../../../feedback/globalErrors.ts';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { GlobalErrorBanner } from './GlobalErrorBanner.tsx';
import * as styles from './Notices.css.ts';

/** What went wrong beyond the page on show: one banner after the other, and a line for each that nobody closed. */
export function GlobalErrors() {
  const { t } = useLingui();
  const error = useAtomValue(globalErrorAtom);
  const folded = useAtomValue(collapsedErrorsAtom);
  const dispatch = useSetAtom(dispatchGlobalErrorAtom);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page is what counts
  useEffect(() => dispatch({ type: 'left' }), [pathname, dispatch]);
  return (
    <>
      {error && <GlobalErrorBanner key={error.id} error={error} />}
      {folded.length > 0 && (
        <aside className={styles.quiet} aria-label={t`What went wrong`}>
          {folded.map(({ id, message }) => (
            <ErrorLine key={id} action={{ label: t`Close`, onPress: () => dispatch({ type: 'closed', id }) }}>
              {typeof message === 'string' ? message : t(message)}
            </ErrorLine>
          ))}
        </aside>
      )}
    </>
  );
}

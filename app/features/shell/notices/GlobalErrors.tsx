import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { ErrorBox } from '../../../feedback/ErrorBox.tsx';
import {
  collapsedErrorsAtom,
  dispatchGlobalErrorAtom,
  type GlobalError,
  globalErrorAtom,
} from '../../../feedback/globalErrors.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';
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

function GlobalErrorBanner({ error: { id, message, advice } }: { error: GlobalError }) {
  const { t } = useLingui();
  const dispatch = useSetAtom(dispatchGlobalErrorAtom);
  return (
    <div className={styles.error}>
      <div className={styles.raised}>
        <ErrorBox
          title={typeof message === 'string' ? undefined : t(message)}
          onDismiss={() => dispatch({ type: 'closed', id })}
          onTimeout={() => dispatch({ type: 'timedOut', id })}
        >
          {typeof message === 'string' && <Text userGenerated>{message}</Text>}
          {advice && <Text>{t(advice)}</Text>}
        </ErrorBox>
      </div>
    </div>
  );
}

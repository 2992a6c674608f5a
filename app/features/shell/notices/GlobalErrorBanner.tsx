import { useLingui } from '@lingui/react/macro';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { dispatchGlobalErrorAtom, type GlobalError } from '../../../feedback/globalErrors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { usePausableTimer } from '../../../ui/feedback/usePausableTimer.ts';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import * as styles from './Notices.css.ts';

const BANNER_DURATION_MS = 10_000;

export function GlobalErrorBanner({ error }: { error: GlobalError }) {
  const { t } = useLingui();
  const dispatch = useSetAtom(dispatchGlobalErrorAtom);
  const keepOpen = useAtomValue(keepNoticesOpenAtom);
  const box = useRef<HTMLDivElement>(null);
  const { id, message, advice } = error;
  usePausableTimer(box, keepOpen ? null : BANNER_DURATION_MS, () => dispatch({ type: 'timedOut', id }));
  const close = () => {
    dispatch({ type: 'closed', id });
    restoreLostFocus();
  };
  return (
    <div ref={box} className={styles.error}>
      <div className={styles.raised}>
        <Banner tone="danger" title={typeof message === 'string' ? message : t(message)} announce>
          {advice && <Text>{t(advice)}</Text>}
          <div>
            <Button tone="secondary" size="small" icon={cross} onClick={close}>
              {t`Close`}
            </Button>
          </div>
        </Banner>
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { useSetAtom } from 'jotai';
import { type GlobalError, markGlobalErrorSeen } from '../../session/globalErrors.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import * as styles from './Notices.css.ts';
import { useHeaderHeight } from './useHeaderHeight.ts';
import { usePausableTimer } from './usePausableTimer.ts';

/** Time to read a message (milliseconds; specification, section 8). */
const shownFor = 10_000;

export function GlobalErrorBanner({ error }: { error: GlobalError }) {
  const { t } = useLingui();
  const markSeen = useSetAtom(markGlobalErrorSeen);
  const close = () => markSeen(error.id);
  const { box, handlers } = usePausableTimer(shownFor, close);
  useHeaderHeight(box);
  const text = typeof error.message === 'string' ? error.message : t(error.message);
  return (
    <div ref={box} className={styles.error} {...handlers}>
      <div className={styles.lifted}>
        <Banner tone="danger" title={text} announce>
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

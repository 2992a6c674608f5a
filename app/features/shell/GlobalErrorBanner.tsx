import { useLingui } from '@lingui/react/macro';
import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { dispatchGlobalErrorAtom, type GlobalError } from '../../session/globalErrors.ts';
import { keepMessagesAtom } from '../../session/messageChoices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { catchFocus } from '../../ui/catchFocus.ts';
import { Text } from '../../ui/Text.tsx';
import { usePausableTimer } from '../../ui/usePausableTimer.ts';
import * as styles from './Notices.css.ts';

/** How long the banner stays, in milliseconds. */
const shownFor = 10_000;

export function GlobalErrorBanner({ error }: { error: GlobalError }) {
  const { t } = useLingui();
  const dispatch = useSetAtom(dispatchGlobalErrorAtom);
  const stays = useAtomValue(keepMessagesAtom);
  const box = useRef<HTMLDivElement>(null);
  const { id, message, advice } = error;
  usePausableTimer(box, stays ? null : shownFor, () => dispatch({ type: 'timedOut', id }));
  const close = () => {
    dispatch({ type: 'closed', id });
    catchFocus();
  };
  return (
    <div ref={box} className={styles.error}>
      <div className={styles.lifted}>
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

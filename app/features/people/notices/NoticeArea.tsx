import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { TimedBanner } from '../../../feedback/TimedBanner.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { useBottomInset } from '../../../ui/layout/useBottomInset.ts';
import * as styles from './NoticeArea.css.ts';
import { dropNoticeAtom, liveRegionAtom, shownNoticeAtom } from './noticeQueue.atoms.ts';

interface NoticeAreaProps {
  /** Whether an undo bar is shown; notices wait until none is. */
  undoable: boolean;
  /** The undo bars. */
  children: ReactNode;
}

/** An area at the bottom of the window with the outcome of actions. Must be the last element of its page. */
export function NoticeArea({ undoable, children }: NoticeAreaProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const notice = useAtomValue(shownNoticeAtom);
  const drop = useSetAtom(dropNoticeAtom);
  const announcement = useAtomValue(liveRegionAtom);
  useBottomInset(box);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div ref={box} className={styles.root}>
        {children}
        {notice && !undoable && (
          <div className={styles.raised}>
            <TimedBanner
              key={notice.id}
              tone="success"
              title={t(notice.text)}
              closeLabel={t`Close message`}
              onDismiss={() => drop(notice.id)}
            />
          </div>
        )}
      </div>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { TimedBanner } from '../../../ui/feedback/TimedBanner.tsx';
import { useBottomInset } from '../../../ui/layout/useBottomInset.ts';
import * as styles from './NoticeArea.css.ts';
import { dropNoticeAtom, liveRegionAtom, type Notice, shownNoticeAtom } from './notices.ts';

interface NoticeAreaProps {
  /** Whether an undo bar is shown; notices wait until none is. */
  undoable: boolean;
  /** The undo bars. */
  children: ReactNode;
}

/** An area at the bottom of the window with the outcome of actions. Must be the last element of its page. */
export function NoticeArea({ undoable, children }: NoticeAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const notice = useAtomValue(shownNoticeAtom);
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
            <NoticeBanner key={notice.id} notice={notice} />
          </div>
        )}
      </div>
    </>
  );
}

function NoticeBanner({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const keepOpen = useAtomValue(keepNoticesOpenAtom);
  const drop = useSetAtom(dropNoticeAtom);
  return (
    <TimedBanner
      persistent={keepOpen}
      tone="success"
      title={t(notice.text)}
      closeLabel={t`Close message`}
      onDismiss={() => drop(notice.id)}
    />
  );
}

import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { useBottomInset } from '../../../ui/layout/useBottomInset.ts';
import { pendingFavouriteRemovalAtom } from '../actions/favouriteRemoval.atoms.ts';
import { pendingMatchDeletionAtom } from '../actions/matchDeletion.atoms.ts';
import * as styles from './NoticeArea.css.ts';
import { NoticeBanner } from './NoticeBanner.tsx';
import { liveRegionAtom, shownNoticeAtom } from './notices.atoms.ts';

interface NoticeAreaProps {
  /** What waits for the member to decide; messages wait until that is over. */
  children?: ReactNode;
}

/** What became of actions, in sight wherever on a long page they happened. The last thing on its page. */
export function NoticeArea({ children }: NoticeAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const notice = useAtomValue(shownNoticeAtom);
  const spoken = useAtomValue(liveRegionAtom);
  const deletion = useAtomValue(pendingMatchDeletionAtom);
  const removal = useAtomValue(pendingFavouriteRemovalAtom);
  const deciding = deletion !== null || removal !== null;
  useBottomInset(box);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      <div ref={box} className={styles.root}>
        {children}
        {notice && !deciding && (
          <div className={styles.raised}>
            <NoticeBanner key={notice.id} notice={notice} />
          </div>
        )}
      </div>
    </>
  );
}

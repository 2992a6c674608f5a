import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { useRoomBelow } from '../../../ui/useRoomBelow.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { deletionAtom } from '../actions/deletion.atoms.ts';
import { removalAtom } from '../actions/favourite.atoms.ts';
import * as styles from './Dock.css.ts';
import { NoticeBanner } from './NoticeBanner.tsx';
import { shownNoticeAtom, spokenAtom } from './notices.atoms.ts';

interface DockProps {
  /** What waits for the member to decide; messages wait until that is over. */
  children?: ReactNode;
}

/** What became of actions, in sight wherever on a long page they happened. The last thing on its page. */
export function Dock({ children }: DockProps) {
  const box = useRef<HTMLDivElement>(null);
  const notice = useAtomValue(shownNoticeAtom);
  const spoken = useAtomValue(spokenAtom);
  const deletion = useAtomValue(deletionAtom);
  const removal = useAtomValue(removalAtom);
  const deciding = deletion !== null || removal !== null;
  useRoomBelow(box);
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

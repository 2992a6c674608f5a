import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { liveRegionAtom } from './noticeQueue.atoms.ts';

/** Announces a change on the page that does not move the focus. Withdraws the text when the component unmounts. */
export function useLiveRegionText(text: string): void {
  const setAnnouncement = useSetAtom(liveRegionAtom);
  useEffect(() => {
    setAnnouncement(text);
    return () => setAnnouncement('');
  }, [setAnnouncement, text]);
}

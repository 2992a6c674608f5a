import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { liveRegionAtom } from './notices.atoms.ts';

/** Has a change on the page read out, where nothing that has the focus tells of it. */
export function useAnnounce(text: string): void {
  const say = useSetAtom(liveRegionAtom);
  useEffect(() => {
    say(text);
    return () => say('');
  }, [say, text]);
}

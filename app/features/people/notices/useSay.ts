import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { spokenAtom } from './notices.atoms.ts';

/** Has a change on the page read out, where nothing that has the focus tells of it. */
export function useSay(text: string): void {
  const say = useSetAtom(spokenAtom);
  useEffect(() => {
    say(text);
    return () => say('');
  }, [say, text]);
}

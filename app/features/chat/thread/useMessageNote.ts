import { type ComponentType, useEffect, useState } from 'react';
import type { Message } from '../../../api/contract/conversations.ts';
import { afterFirstTouch } from '../../../lib/afterFirstTouch.ts';
import { loadChunk } from '../../../lib/loadChunk.ts';

/** Time after which the rules are loaded for a member who touches nothing. */
const UNTOUCHED_MS = 10_000;

/** The note that some messages have below them. */
export type MessageNoteComponent = ComponentType<{ message: Message; own: boolean }>;

let loaded: MessageNoteComponent | null = null;

/**
 * Loads the rules for notes below messages once the messages are on the screen: at once on the way from another page,
 * else after the first touch or some seconds. Null until then, and if they cannot be loaded.
 */
export function useMessageNote(wanted: boolean): MessageNoteComponent | null {
  const [Note, setNote] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || Note) return;
    const load = async () => {
      loaded ??= await loadChunk(async () => (await import('../warnings/WarnedMessage.tsx')).loadWarnedMessage()).catch(
        () => null,
      );
      setNote(() => loaded);
    };
    const stopWaiting = afterFirstTouch(load);
    const timer = setTimeout(load, UNTOUCHED_MS);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [wanted, Note]);
  return wanted ? Note : null;
}

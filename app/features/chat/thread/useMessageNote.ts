import { type ComponentType, useEffect, useState } from 'react';
import type { Message } from '../../../api/contract/conversations.ts';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { afterFirstTouch } from '../../../lib/afterFirstTouch.ts';

/** Time after which the notes are loaded for a member who touches nothing. */
const UNTOUCHED_MS = 10_000;

/** The note that some messages have below them. */
export type MessageNoteComponent = ComponentType<{ message: Message; own: boolean }>;

let loaded: MessageNoteComponent | null = null;

async function loadNote(): Promise<MessageNoteComponent | null> {
  const chunk = await loadRareChunk(() => import('../warnings/MessageNote.tsx')).catch(() => null);
  loaded = chunk?.MessageNote ?? null;
  return loaded;
}

/**
 * Loads the note below messages once the messages are on the screen: at once on the way from another page, else after
 * the first touch or some seconds. Null until then, and if it cannot be loaded.
 */
export function useMessageNote(wanted: boolean): MessageNoteComponent | null {
  const [Note, setNote] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || Note) return;
    const show = () => void loadNote().then((component) => setNote(() => component));
    const stopWaiting = afterFirstTouch(show);
    const timer = setTimeout(show, UNTOUCHED_MS);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [wanted, Note]);
  return wanted ? Note : null;
}

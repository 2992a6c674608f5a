import { type ComponentType, createElement, useEffect, useMemo, useState } from 'react';
import type { Message } from '../../../api/contract/conversations.ts';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { afterFirstTouch } from '../../../lib/afterFirstTouch.ts';
import { loadChunk } from '../../../lib/loadChunk.ts';

/** Time after which the rules are loaded for a member who touches nothing. */
const UNTOUCHED_MS = 10_000;

/** The note that some messages have below them. */
export type MessageNoteComponent = ComponentType<{ message: Message; own: boolean }>;

type Rules = typeof import('../warnings/siteWarnings.ts');

let loadedRules: Rules | null = null;
let loadedNote: MessageNoteComponent | null = null;

async function loadRules(): Promise<void> {
  const rules = await loadChunk(() => import('../warnings/siteWarnings.ts'));
  await rules.loadWarningWords();
  loadedRules = rules;
}

async function loadNote({ findMessageWarning: find }: Rules): Promise<void> {
  const { MessageNote } = await loadRareChunk(() => import('../warnings/MessageNote.tsx'));
  loadedNote = (props) => createElement(MessageNote, { ...props, find });
}

/**
 * Loads the rules for notes below messages once the messages are on the screen: at once on the way from another page,
 * else after the first touch or some seconds; and the note with its texts if one of the messages needs it. Null until
 * then, and if it cannot be loaded.
 */
export function useMessageNote(messages: readonly Message[], viewerId: string): MessageNoteComponent | null {
  const [rules, setRules] = useState(() => loadedRules);
  const [Note, setNote] = useState(() => loadedNote);
  const wanted = messages.length > 0;
  const needed = useMemo(
    () => rules !== null && messages.some((message) => rules.findMessageWarning(message, message.sender === viewerId)),
    [rules, messages, viewerId],
  );
  useEffect(() => {
    if (!wanted || rules) return;
    const show = () => void loadRules().then(() => setRules(loadedRules), ignore);
    const stopWaiting = afterFirstTouch(show);
    const timer = setTimeout(show, UNTOUCHED_MS);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [wanted, rules]);
  useEffect(() => {
    if (rules && needed && !Note) void loadNote(rules).then(() => setNote(() => loadedNote), ignore);
  }, [rules, needed, Note]);
  return needed ? Note : null;
}

function ignore(): void {
  // Without the note the messages are as they are without a warning.
}

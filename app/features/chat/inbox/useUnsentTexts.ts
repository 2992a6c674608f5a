import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { memberStorage } from '../../../lib/storage/memberStorage.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { outboxesAtom } from '../data/outbox.atoms.ts';
import { readStoredOutbox } from '../data/outboxStorage.ts';
import { toUnsentTexts, type UnsentText } from './toUnsentTexts.ts';

/**
 * The member's unsent texts by conversation. They are read again when another conversation is opened, and when a
 * message has been sent or has failed.
 */
export function useUnsentTexts(open: string | null): ReadonlyMap<string, UnsentText> {
  const owner = useAtomValue(memberIdAtom) ?? '';
  const outboxes = useAtomValue(outboxesAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is stored when the conversation is left
  return useMemo(
    () => toUnsentTexts(memberStorage.readAll(owner), (id) => outboxes[id] ?? readStoredOutbox(owner, id)),
    [owner, outboxes, open],
  );
}

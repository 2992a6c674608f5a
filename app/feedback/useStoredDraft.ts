import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { openDraft } from '../lib/storage/openDraft.ts';
import { memberIdAtom } from '../session/session.atoms.ts';

interface DraftValue<T> {
  value: T;
  change: (value: T) => void;
  /** Restores the initial value, once the draft is sent or given up. */
  discard: () => void;
  /** Whether the draft was stored by an earlier page, for example before the session expired. */
  restored: boolean;
}

/** A member's input, stored on this device so that it survives a reload or an expired session (rule E5, rule Z1). */
export function useStoredDraft<T>(key: string, schema: z.ZodMiniType<T>, initialValue: T): DraftValue<T> {
  const memberId = useAtomValue(memberIdAtom);
  const [draft] = useState(() => openDraft(memberId, key, schema));
  const [stored] = useState(draft.read);
  const [value, setValue] = useState(stored);
  return {
    value: value ?? initialValue,
    change(changed) {
      draft.write(changed);
      setValue(changed);
    },
    discard() {
      draft.discard();
      setValue(null);
    },
    restored: stored !== null,
  };
}

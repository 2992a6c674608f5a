import { useState } from 'react';
import type * as z from 'zod/mini';
import { openDraft } from '../lib/storage/openDraft.ts';
import { useMember } from '../session/useSession.ts';

interface DraftValue<T> {
  value: T;
  change: (value: T) => void;
  /** It is sent, or given up: back to the start. */
  discard: () => void;
  /** It was begun before, as before a session that ended. */
  restored: boolean;
}

/** What a member types, stored per account on this device to survive a reload or an expired session (rule E5, rule Z1). */
export function useDraft<T>(key: string, schema: z.ZodMiniType<T>, start: T): DraftValue<T> {
  const owner = useMember()?.claims.user_id ?? null;
  const [draft] = useState(() => openDraft(owner, key, schema));
  const [found] = useState(draft.read);
  const [value, setValue] = useState(found);
  return {
    value: value ?? start,
    change(changed) {
      draft.write(changed);
      setValue(changed);
    },
    discard() {
      draft.discard();
      setValue(null);
    },
    restored: found !== null,
  };
}

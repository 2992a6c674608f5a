import { useState } from 'react';
import type * as z from 'zod/mini';
import { openDraft } from '../lib/draft.ts';
import { useMember } from './useSession.ts';

interface KeptValue<T> {
  value: T;
  change: (value: T) => void;
  /** It is sent, or given up: back to the start. */
  forget: () => void;
  /** It was begun before, as before a session that ended. */
  found: boolean;
}

/** What a member types, stored per account on this device to survive a reload or an expired session (rule E5, rule Z1). */
export function useDraft<T>(key: string, schema: z.ZodMiniType<T>, start: T): KeptValue<T> {
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
    forget() {
      draft.forget();
      setValue(null);
    },
    found: found !== null,
  };
}

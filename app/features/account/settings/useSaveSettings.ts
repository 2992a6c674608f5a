import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Account } from '../../../api/contract/accountSettings.ts';
import { accountKey } from '../../../api/queryKeys.ts';
import { log } from '../../../lib/log.ts';

type Outcome = 'saved' | 'failed' | null;

/** Shows a change at once and saves changes one after the other. After a failure the API's settings are shown again. */
export function useSaveSettings<Settings extends Record<string, boolean>>(
  name: 'notifications' | 'privacy',
  settings: Settings,
  save: (settings: Settings) => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Settings | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const queue = useRef(Promise.resolve());
  const latest = useRef<Settings | null>(null);

  async function send(next: Settings): Promise<void> {
    // A later change holds this one as well.
    if (latest.current !== next) return;
    try {
      await save(next);
      queryClient.setQueryData<Account>(accountKey, (account) => account && { ...account, [name]: next });
      if (latest.current === next) setOutcome('saved');
    } catch (error) {
      log.warn('a setting could not be saved', error);
      await queryClient.invalidateQueries({ queryKey: accountKey }).catch(() => {});
      if (latest.current === next) setOutcome('failed');
    }
    if (latest.current === next) setDraft(null);
  }

  return {
    current: draft ?? settings,
    outcome,
    change(next: Settings): void {
      latest.current = next;
      setDraft(next);
      setOutcome(null);
      queue.current = queue.current.then(() => send(next));
    },
  };
}

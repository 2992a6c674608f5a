import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Account } from '../../../api/contract/accountSettings.ts';
import { accountKey } from '../../../api/queryKeys.ts';

/** Shows a change at once and saves changes one after the other. After a failure the API's settings are shown again. */
export function useSaveSettings<Settings extends Record<string, boolean>>(
  name: 'notifications' | 'privacy',
  settings: Settings,
  save: (settings: Settings) => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  const latest = useRef<Settings | null>(null);
  const { isPending, isSuccess, isError, error, variables, mutate } = useMutation({
    scope: { id: `${name} settings` },
    // A later change holds this one as well.
    mutationFn: async (next: Settings) => latest.current === next && save(next),
    onSuccess: (_, next) =>
      void queryClient.setQueryData<Account>(accountKey, (account) => account && { ...account, [name]: next }),
    onError: () => queryClient.invalidateQueries({ queryKey: accountKey }),
  });
  return {
    current: isPending ? variables : settings,
    outcome: isSuccess ? 'saved' : isError ? 'failed' : null,
    error,
    change(next: Settings): void {
      latest.current = next;
      mutate(next);
    },
  } as const;
}

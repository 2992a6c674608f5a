import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countersKey, dashboardKey } from '../../../api/queryKeys.ts';
import { editConversations, reloadConversations } from '../inbox/useConversations.ts';

/** An open conversation is not new; lists and counters hear of it whenever its newest message changes. */
export function useMarkConversationRead(id: string, newest: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (newest === null) return;
    editConversations(client, (rows) => rows.map((row) => (row.id === id && row.new ? { ...row, new: false } : row)));
    void reloadConversations(client);
    void client.invalidateQueries({ queryKey: countersKey });
    void client.invalidateQueries({ queryKey: dashboardKey });
  }, [id, newest, client]);
}

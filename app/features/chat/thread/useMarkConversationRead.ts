import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { updateConversations } from '../inbox/useConversations.ts';

/** Shows the open conversation as read in lists and counters, again whenever its newest message (an id) changes. */
export function useMarkConversationRead(id: string, newest: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (newest === null) return;
    updateConversations(client, (rows) => rows.map((row) => (row.id === id && row.new ? { ...row, new: false } : row)));
  }, [id, newest, client]);
}

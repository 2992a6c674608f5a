import { useQuery } from '@tanstack/react-query';
import { fetchNotificationUsers } from '../../api/contract/fetchNotificationUsers.ts';
import { useApi } from '../../session/useSession.ts';
import type { Notification } from './notification.ts';

/** Fetches the senders of notifications each time, because names and pictures are never stored (reading 40). */
export function useNotificationSenders(list: readonly Notification[]) {
  const api = useApi();
  const ids = [...new Set(list.flatMap(({ profileId }) => profileId ?? []))].sort();
  return useQuery({
    queryKey: ['notificationUsers', ids],
    queryFn: ({ signal }) => api.call(fetchNotificationUsers, { body: { userIds: ids } }, { signal }),
    select: ({ userIds }) => userIds,
    // The loaded senders stay while a notification is added or removed.
    placeholderData: (before) => before,
    enabled: ids.length > 0,
  });
}

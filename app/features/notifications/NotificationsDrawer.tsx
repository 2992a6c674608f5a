import { useLingui } from '@lingui/react/macro';
import bell from '@phosphor-icons/core/regular/bell.svg?icon';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { LoadFailure } from '../../feedback/LoadFailure.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useRestoreFocusOnChange } from '../../ui/focus/useRestoreFocusOnChange.ts';
import { Drawer } from '../../ui/overlays/Dialog.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './NotificationsDrawer.css.ts';
import {
  markAllSeenAtom,
  notificationsAtom,
  removeAllNotificationsAtom,
  removeNotificationAtom,
} from './notifications.atoms.ts';
import { useNotificationSenders } from './useNotificationSenders.ts';

/** The drawer with the notifications of the last day; opening it marks them as seen. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const notifications = useAtomValue(notificationsAtom);
  const markAllSeen = useSetAtom(markAllSeenAtom);
  const remove = useSetAtom(removeNotificationAtom);
  const removeAll = useSetAtom(removeAllNotificationsAtom);
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const senders = useNotificationSenders(notifications);
  const unseen = notifications.filter(({ seen }) => !seen);
  if (unseen.some(({ id }) => !newIds.has(id))) setNewIds(new Set([...newIds, ...unseen.map(({ id }) => id)]));
  const hasUnseen = unseen.length > 0;
  useEffect(() => {
    if (hasUnseen) markAllSeen();
  }, [hasUnseen, markAllSeen]);
  const [removedIndex, setRemovedIndex] = useState(0);
  const shown = notifications.filter(({ profileId }) => profileId === null || !senders.data?.[profileId]?.blocked);
  const next = Math.min(removedIndex, shown.length - 1) + 1;
  useRestoreFocusOnChange(
    shown.length,
    `dialog[open] ${next > 0 ? `li:nth-child(${next}) button` : '[data-first-focus]'}`,
  );

  return (
    <Drawer title={t`News`} closeLabel={t`Close`} onClose={onClose}>
      {shown.length === 0 ? (
        <EmptyState icon={bell} title={t`Nothing new at the moment`} announce="status">
          <Text>{t`When somebody writes to you or visits your profile, it stays here for a day.`}</Text>
        </EmptyState>
      ) : (
        <>
          {senders.isError && (
            <div className={styles.aside}>
              <LoadFailure
                title={t`Error: the names couldn’t be loaded`}
                error={senders.error}
                offlineText={t`The names will appear as soon as you’re back online.`}
                busy={senders.isFetching}
                onRetry={() => void senders.refetch()}
              />
            </div>
          )}
          <ul className={styles.list} aria-busy={senders.isLoading}>
            {shown.map((notification, index) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  sender={(notification.profileId !== null && senders.data?.[notification.profileId]) || null}
                  loading={senders.isLoading}
                  isNew={newIds.has(notification.id)}
                  onFollow={onClose}
                  onRemove={() => {
                    setRemovedIndex(index);
                    remove(notification.id);
                  }}
                />
              </li>
            ))}
          </ul>
          <div className={styles.aside}>
            <Button tone="secondary" width="full" onClick={() => removeAll()}>{t`Remove all`}</Button>
          </div>
        </>
      )}
    </Drawer>
  );
}

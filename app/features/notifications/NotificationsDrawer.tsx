import { Trans, useLingui } from '@lingui/react/macro';
import bell from '@phosphor-icons/core/regular/bell.svg?raw';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { Text } from '../../ui/Text.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './NotificationsDrawer.css.ts';
import { notificationsAtom, removeAllAtom, removeAtom, seeAllAtom } from './notifications.atoms.ts';
import { useSenders } from './useSenders.ts';

/** What has been told in the last day; looking at it makes it known. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const kept = useAtomValue(notificationsAtom);
  const seeAll = useSetAtom(seeAllAtom);
  const remove = useSetAtom(removeAtom);
  const removeAll = useSetAtom(removeAllAtom);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const senders = useSenders(kept);
  useEffect(() => {
    const unseen = kept.filter(({ seen }) => !seen);
    if (unseen.length === 0) return;
    setFresh((before) => new Set([...before, ...unseen.map(({ id }) => id)]));
    seeAll();
  }, [kept, seeAll]);
  const [removed, setRemoved] = useState(0);
  const shown = kept.filter(({ profileId }) => profileId === null || !senders.data?.[profileId]?.blocked);
  const next = Math.min(removed, shown.length - 1) + 1;
  useFocusOnChange(shown.length, `dialog[open] ${next > 0 ? `li:nth-child(${next}) button` : '[data-first-focus]'}`);

  return (
    <Drawer title={t`News`} closeLabel={t`Close`} onClose={onClose}>
      {shown.length === 0 ? (
        <EmptyState icon={bell} title={t`Nothing new at the moment`} announce>
          <Text>
            <Trans>When somebody writes to you or visits your profile, you read it here for a day.</Trans>
          </Text>
        </EmptyState>
      ) : (
        <>
          {senders.isError && (
            <div className={styles.aside}>
              <ErrorLine action={{ label: t`Try again`, onPress: () => void senders.refetch() }}>
                {t`The names could not be loaded.`}
              </ErrorLine>
            </div>
          )}
          <ul className={styles.list} aria-busy={senders.isLoading}>
            {shown.map((notification, index) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  sender={(notification.profileId !== null && senders.data?.[notification.profileId]) || null}
                  loading={senders.isLoading}
                  fresh={fresh.has(notification.id)}
                  onFollow={onClose}
                  onRemove={() => {
                    setRemoved(index);
                    remove(notification.id);
                  }}
                />
              </li>
            ))}
          </ul>
          <div className={styles.aside}>
            <Button tone="secondary" width="full" onClick={() => removeAll()}>
              <Trans>Remove all</Trans>
            </Button>
          </div>
        </>
      )}
    </Drawer>
  );
}

import { lazy, Suspense } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { useMember } from '../../session/useSession.ts';
import * as styles from './LazyNotificationBell.css.ts';
import { NotificationBellButton } from './NotificationBellButton.tsx';

const NotificationBell = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./NotificationBell.tsx'))).NotificationBell,
}));

/** As wide as the bell, so that the header does not move when the bell is loaded. */
const fallback = (
  <span className={styles.reservedSpace}>
    <NotificationBellButton open={false} onOpen={() => {}} />
  </span>
);

/** Loads the bell for members; guests load nothing of it. */
export function LazyNotificationBell() {
  const owner = useMember()?.claims.user_id;
  if (owner === undefined) return null;
  return (
    <SilentErrorBoundary name="the notification bell">
      <Suspense fallback={fallback}>
        <NotificationBell key={owner} />
      </Suspense>
    </SilentErrorBoundary>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { useMember } from '../../session/useSession.ts';
import * as styles from './LazyNotifications.css.ts';
import { NotificationBellButton } from './NotificationBellButton.tsx';

const NotificationBell = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./NotificationBell.tsx'))).NotificationBell,
}));

const NotificationToasts = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./NotificationToasts.tsx'))).NotificationToasts,
}));

/** Placeholder as wide as the bell, so that the header does not move when the bell is loaded. */
const bellFallback = (
  <span className={styles.reservedSpace}>
    <NotificationBellButton open={false} onOpen={() => {}} />
  </span>
);

/** The bell beside the menu button. */
export const LazyNotificationBell = () => (
  <MembersOnly name="the notification bell" fallback={bellFallback}>
    <NotificationBell />
  </MembersOnly>
);

/** The toasts over the page. */
export const LazyNotificationToasts = () => (
  <MembersOnly name="the notification toasts">
    <NotificationToasts />
  </MembersOnly>
);

interface MembersOnlyProps {
  /** Name of the content in the log. */
  name: string;
  fallback?: ReactNode;
  children: ReactNode;
}

/** Content for members only, mounted again for each of them; guests do not load it. */
function MembersOnly({ name, fallback = null, children }: MembersOnlyProps) {
  const owner = useMember()?.claims.userId;
  if (owner === undefined) return null;
  return (
    <SilentErrorBoundary key={owner} name={name}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </SilentErrorBoundary>
  );
}

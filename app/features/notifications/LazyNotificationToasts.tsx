import { lazy, Suspense } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { useMember } from '../../session/useSession.ts';

const NotificationToasts = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./NotificationToasts.tsx'))).NotificationToasts,
}));

/** Loads the notification toasts for members; guests load nothing of them. */
export function LazyNotificationToasts() {
  const owner = useMember()?.claims.user_id;
  if (owner === undefined) return null;
  return (
    <SilentErrorBoundary name="the notification toasts">
      <Suspense fallback={null}>
        <NotificationToasts key={owner} />
      </Suspense>
    </SilentErrorBoundary>
  );
}

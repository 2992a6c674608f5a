import { lazy, Suspense } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { useMember } from '../../session/useSession.ts';

const NotificationToasts = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./NotificationToasts.tsx'))).NotificationToasts,
}));

/** The place of what is told while a member is here; guests load nothing of it. */
export function LazyNotificationToasts() {
  const owner = useMember()?.claims.user_id;
  if (owner === undefined) return null;
  return (
    <SilentErrorBoundary name="what is told">
      <Suspense fallback={null}>
        <NotificationToasts key={owner} />
      </Suspense>
    </SilentErrorBoundary>
  );
}

import { lazy, Suspense } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { BrokenPart } from '../../parts/BrokenPart.tsx';
import { useMember } from '../../session/useSession.ts';

const Notifications = lazy(async () => ({
  default: (await loadScreen(() => import('./Notifications.tsx'))).Notifications,
}));

/** The place of what is told while a member is here; guests load nothing of it. */
export function NotificationsSlot() {
  const owner = useMember()?.claims.user_id;
  if (owner === undefined) return null;
  return (
    <BrokenPart what="what is told">
      <Suspense fallback={null}>
        <Notifications key={owner} />
      </Suspense>
    </BrokenPart>
  );
}

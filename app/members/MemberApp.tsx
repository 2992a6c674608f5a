import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LoadingScreen } from '../features/shell/LoadingScreen.tsx';
import type { Guard } from '../routing/guard.ts';
import { useSession } from '../session/useSession.ts';
import type { createRouter } from './router.tsx';

interface MemberAppProps {
  router: ReturnType<typeof createRouter>;
  guard: Guard;
}

/** The page of the address while the guard admits it, otherwise the loading screen (reading 46). */
export function MemberApp({ router, guard }: MemberAppProps) {
  const session = useSession();
  const { location, initialized, navigation } = useSyncExternalStore(router.subscribe, () => router.state);
  if (guard.withholds(session, navigation.location ?? location)) return <LoadingScreen failed />;
  return initialized && guard.admits(session, location) ? <RouterProvider router={router} /> : <LoadingScreen />;
}

import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LoadingScreen } from './features/shell/LoadingScreen.tsx';
import type { createRouter } from './router.tsx';
import type { Guard } from './routing/guard.ts';
import { useSession } from './session/useSession.ts';

interface AppProps {
  router: ReturnType<typeof createRouter>;
  guard: Guard;
}

/** Shows the page of the address while the guard admits it, and else the loading screen. */
export function App({ router, guard }: AppProps) {
  const session = useSession();
  const { location, initialized } = useSyncExternalStore(router.subscribe, () => router.state);
  return initialized && guard.admits(session, location) ? <RouterProvider router={router} /> : <LoadingScreen />;
}

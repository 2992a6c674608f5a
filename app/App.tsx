import { useEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LoadingScreen } from './features/shell/LoadingScreen.tsx';
import type { createRouter } from './router.tsx';
import type { RouteDecision } from './routing/routeDecision.ts';
import { isSessionKnown } from './session/session.model.ts';
import { useSession } from './session/useSession.ts';

interface AppProps {
  router: ReturnType<typeof createRouter>;
  decide: (address: { pathname: string; search: string }) => RouteDecision;
}

/**
 * Shows the page of the address. Until the viewer is known, and while a page that the guard no longer allows is being
 * left, it shows the loading screen.
 */
export function App({ router, decide }: AppProps) {
  const session = useSession();
  const { location, initialized, navigation } = useSyncExternalStore(router.subscribe, () => router.state);
  const known = isSessionKnown(session);
  const redirectPath = known ? toRedirectPath(decide(location), location) : null;
  const idle = initialized && navigation.state === 'idle';
  useEffect(() => {
    if (redirectPath !== null && idle) void router.navigate(redirectPath, { replace: true });
  }, [redirectPath, idle, router]);
  if (!known || !initialized || redirectPath !== null) return <LoadingScreen />;
  return <RouterProvider router={router} />;
}

/** Where to navigate, or null. For an effect it is the same address again: the guard then runs the effect. */
function toRedirectPath(
  decision: RouteDecision,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  if (decision.type === 'allow') return null;
  return decision.type === 'redirect' ? decision.to : pathname + search;
}

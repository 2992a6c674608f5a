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
 * Shows the page of the address, unless it is not yet known who is looking, or the page is not theirs to see any more:
 * then the loading screen until they have been led elsewhere.
 */
export function App({ router, decide }: AppProps) {
  const session = useSession();
  const { location, initialized, navigation } = useSyncExternalStore(router.subscribe, () => router.state);
  const settled = isSessionKnown(session);
  const decision = settled ? decide(location) : null;
  const elsewhere = decision && toRedirectPath(decision, location);
  const idle = initialized && navigation.state === 'idle';
  useEffect(() => {
    if (elsewhere !== null && idle) void router.navigate(elsewhere, { replace: true });
  }, [elsewhere, idle, router]);
  if (!settled || !initialized || elsewhere !== null) return <LoadingScreen />;
  return <RouterProvider router={router} />;
}

/** Where the member has to go now. What must happen before is done by the guard, on going to the same address again. */
function toRedirectPath(
  decision: RouteDecision,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  if (decision.type === 'allow') return null;
  return decision.type === 'redirect' ? decision.to : pathname + search;
}

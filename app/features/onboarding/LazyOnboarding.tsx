import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { needsOnboardingAtom } from '../../registration/onboarding.ts';
import { useRouteHandle } from '../../routing/useRouteHandle.ts';
import { useMember } from '../../session/useSession.ts';
import type { GivenDialogs } from './LazyDialog.tsx';

const OnboardingDialogs = lazy(async () => ({
  default: (await loadRareChunk(() => import('./OnboardingDialogs.tsx'))).OnboardingDialogs,
}));

/** The onboarding dialogs, loaded for members who have something to do in them. */
export function LazyOnboarding({ dialogs }: { dialogs: GivenDialogs }) {
  const userId = useMember()?.claims.userId ?? null;
  const due = useAtomValue(needsOnboardingAtom);
  const suppressed = useRouteHandle().suppressDialogs;
  const [loadedFor, setLoadedFor] = useState<string | null>(null);
  // Set during render, which React allows. Once loaded it stays, so that the last notice can still be shown.
  if (due && loadedFor !== userId) setLoadedFor(userId);
  if (userId === null || loadedFor !== userId) return null;
  return (
    <SilentErrorBoundary name="a first-run dialog">
      <Suspense fallback={null}>
        <OnboardingDialogs key={userId} suppressed={suppressed} dialogs={dialogs} />
      </Suspense>
    </SilentErrorBoundary>
  );
}

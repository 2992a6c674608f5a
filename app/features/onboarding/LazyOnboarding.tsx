import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useMatches } from 'react-router';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { needsOnboardingAtom } from '../../routing/onboarding.ts';
import { resolveRouteHandle } from '../../routing/RouteHandle.ts';
import { useMember } from '../../session/useSession.ts';
import type { LoadDialog } from './LazyDialog.tsx';

const OnboardingDialogs = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./OnboardingDialogs.tsx'))).OnboardingDialogs,
}));

export interface LazyOnboardingProps {
  /** Dialogs that other features have. */
  dialogs: Readonly<Record<'questionnaire' | 'upload', LoadDialog>>;
}

/** The place of all that meets a member who has just arrived; it is loaded for those only whom it concerns. */
export function LazyOnboarding({ dialogs }: LazyOnboardingProps) {
  const userId = useMember()?.claims.user_id ?? null;
  const due = useAtomValue(needsOnboardingAtom);
  const suppressed = resolveRouteHandle(useMatches().map(({ handle }) => handle))?.suppressDialogs ?? true;
  const [met, setMet] = useState<string | null>(null);
  // It stays for its last words when nothing is due any more.
  if (due && met !== userId) setMet(userId);
  if (userId === null || met !== userId) return null;
  return (
    <SilentErrorBoundary name="a first-run dialog">
      <Suspense fallback={null}>
        <OnboardingDialogs key={userId} suppressed={suppressed} dialogs={dialogs} />
      </Suspense>
    </SilentErrorBoundary>
  );
}

import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { measurementChoiceAtom } from '../../device/consent.atoms.ts';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { needsOnboardingAtom } from '../../registration/onboarding.ts';
import { mayLoadThirdParty } from '../../routing/mayLoadThirdParty.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useRouteHandle } from '../../routing/useRouteHandle.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { TagManager } from './TagManager.tsx';

// Pure, so that a site without any receiver does not have the dialog.
const ConsentDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await loadRareChunk(() => import('./ConsentDialog.tsx'))).ConsentDialog,
}));

/**
 * The tag manager for people who have agreed, and the question about statistics and ads for members who have not
 * chosen.
 */
export const MeasurementConsent = () => (
  <>
    {site.statistics === 'tagManager' && <TagManager />}
    <SilentErrorBoundary name="the statistics">
      <ConsentQuestion />
    </SilentErrorBoundary>
  </>
);

/** Asks the question, but never on the page that greets the member. */
function ConsentQuestion() {
  const location = useLocation();
  const mayLoad = mayLoadThirdParty(location);
  const undecided = useAtomValue(measurementChoiceAtom);
  const onboarding = useAtomValue(needsOnboardingAtom);
  const memberId = useMember()?.claims.userId;
  const suppressed = useRouteHandle().suppressDialogs;
  const [homeSeenBy, setHomeSeenBy] = useState<string>();
  const isHome = location.pathname === pathTo('home');
  // Set during render, which React allows.
  if (isHome && memberId !== homeSeenBy) setHomeSeenBy(memberId);
  const hasSeenHome = memberId !== undefined && memberId === homeSeenBy && !isHome;
  if (!undecided || !hasSeenHome || !mayLoad || suppressed || onboarding) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog />
    </Suspense>
  );
}

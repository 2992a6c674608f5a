import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { measurementChoiceAtom, statisticsConsentAtom } from '../../device/consent.atoms.ts';
import { openTagManagerFrame } from '../../device/openTagManagerFrame.ts';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { mayLoadThirdParty } from '../../routing/mayLoadThirdParty.ts';
import { needsOnboardingAtom } from '../../routing/onboarding.ts';
import { useRouteHandle } from '../../routing/useRouteHandle.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';

// Pure, so that a site without any receiver does not have the dialog.
const ConsentDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./ConsentDialog.tsx'))).ConsentDialog,
}));

/** Shows the tag manager to those who have agreed, and asks members about statistics and ads who have not chosen. */
export const Measurement = () => (
  <SilentErrorBoundary name="the statistics">
    <Choices />
  </SilentErrorBoundary>
);

function Choices() {
  const mayLoad = mayLoadThirdParty(useLocation());
  const undecided = useAtomValue(measurementChoiceAtom);
  const onboarding = useAtomValue(needsOnboardingAtom);
  const signedIn = useMember() !== null;
  const suppressed = useRouteHandle().suppressDialogs;
  return (
    <>
      {site.statistics === 'tagManager' && mayLoad && <TagManager />}
      {undecided && signedIn && mayLoad && !suppressed && !onboarding && (
        <Suspense fallback={null}>
          <ConsentDialog />
        </Suspense>
      )}
    </>
  );
}

function TagManager() {
  const agreed = useAtomValue(statisticsConsentAtom) === true;
  useEffect(() => (agreed ? openTagManagerFrame() : undefined), [agreed]);
  return null;
}

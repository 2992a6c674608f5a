import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { measurementChoiceAtom } from '../../device/consent.atoms.ts';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { needsOnboardingAtom } from '../../registration/onboarding.ts';
import { mayLoadThirdParty } from '../../routing/mayLoadThirdParty.ts';
import { useRouteHandle } from '../../routing/useRouteHandle.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { TagManager } from './TagManager.tsx';

// Pure, so that a site without any receiver does not have the dialog.
const ConsentDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./ConsentDialog.tsx'))).ConsentDialog,
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

function ConsentQuestion() {
  const mayLoad = mayLoadThirdParty(useLocation());
  const undecided = useAtomValue(measurementChoiceAtom);
  const onboarding = useAtomValue(needsOnboardingAtom);
  const signedIn = useMember() !== null;
  const suppressed = useRouteHandle().suppressDialogs;
  if (!undecided || !signedIn || !mayLoad || suppressed || onboarding) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog />
    </Suspense>
  );
}

import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { claimWelcomeAtom, onboardingStageAtom, vitalDataPostponedAtom } from '../../registration/onboarding.ts';
import { dispatchSessionAtom } from '../../session/session.atoms.ts';
import { useMember } from '../../session/useSession.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { useAnyModalOpen } from '../../ui/overlays/useModal.ts';
import { decideOnboardingDialog, NEXT_DIALOG_DELAY_MS, type OnboardingDialogName } from './decideOnboardingDialog.ts';
import { type GivenDialogs, LazyDialog, type LoadDialog } from './LazyDialog.tsx';
import { OnboardingNotice, type SavedData } from './OnboardingNotice.tsx';

interface OnboardingDialogsProps {
  dialogs: GivenDialogs;
  suppressed: boolean;
}

const ownDialogs = {
  details: () => loadRareChunk(async () => (await import('./MissingDetailsDialog.tsx')).MissingDetailsDialog),
  welcome: () => loadRareChunk(async () => (await import('./WelcomeDialog.tsx')).WelcomeDialog),
} satisfies Partial<Record<OnboardingDialogName, LoadDialog>>;

/** The onboarding dialogs, one after the other, with a notice on the page between them. */
export function OnboardingDialogs({ suppressed, dialogs }: OnboardingDialogsProps) {
  const completion = useMember()?.completion;
  const { pathname } = useLocation();
  const [stage, setStage] = useAtom(onboardingStageAtom);
  const [detailsPostponed, setDetailsPostponed] = useAtom(vitalDataPostponedAtom);
  const dispatch = useSetAtom(dispatchSessionAtom);
  const anyOpen = useAnyModalOpen();
  const [ownOpen, setOwnOpen] = useState(false);
  const [saved, setSaved] = useState<{ data: SavedData; pathname: string } | null>(null);
  const detailsMissing = (completion?.vitalQuestionsMissing ?? 0) > 0;
  const questions = completion?.questionnaireQuestionsMissing ?? [];
  const due = decideOnboardingDialog({
    detailsMissing,
    detailsPostponed,
    questionsMissing: questions.length > 0,
    stage,
    suppressed,
    otherOpen: anyOpen && !ownOpen,
  });

  const claimWelcome = useSetAtom(claimWelcomeAtom);
  const welcomeDue = due === 'welcome' && stage === 'due';
  useEffect(() => {
    if (!welcomeDue) return;
    // Of several tabs, the one that the member looks at.
    const claim = () => document.visibilityState === 'visible' && void claimWelcome();
    claim();
    document.addEventListener('visibilitychange', claim);
    return () => document.removeEventListener('visibilitychange', claim);
  }, [welcomeDue, claimWelcome]);

  useEffect(() => {
    if (stage !== 'pause') return;
    const pending = setTimeout(() => setStage('upload'), NEXT_DIALOG_DELAY_MS);
    return () => clearTimeout(pending);
  }, [stage, setStage]);

  const showSaved = (data: SavedData) => setSaved({ data, pathname });
  const close: Record<OnboardingDialogName, (done: boolean) => void> = {
    details: (done) => (done ? showSaved('details') : setDetailsPostponed(true)),
    // Answered or postponed questions no longer stop the member, even while the API still lists them.
    questionnaire: () => dispatch({ type: 'waived', questions }),
    welcome: () => setStage('pause'),
    upload: (done) => {
      setStage(null);
      if (done) showSaved('pictures');
    },
  };
  return (
    <>
      {!suppressed && (
        <OnboardingNotice
          detailsPostponed={detailsMissing && detailsPostponed}
          onResume={() => setDetailsPostponed(false)}
          saved={saved?.pathname === pathname ? saved.data : null}
        />
      )}
      {due && !welcomeDue && (
        <LazyDialog key={due} load={{ ...ownDialogs, ...dialogs }[due]} onOpen={setOwnOpen} onClose={close[due]} />
      )}
    </>
  );
}

import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onboardingStageAtom, vitalDataPostponedAtom } from '../../routing/onboarding.ts';
import { dispatchSessionAtom } from '../../session/session.atoms.ts';
import { useMember } from '../../session/useSession.ts';
import { useAnyModalOpen } from '../../ui/overlays/useModal.ts';
import { decideOnboardingDialog, NEXT_DIALOG_DELAY_MS, type OnboardingDialogName } from './decideOnboardingDialog.ts';
import { LazyDialog, type LoadDialog } from './LazyDialog.tsx';
import type { LazyOnboardingProps } from './LazyOnboarding.tsx';
import { OnboardingNotice, type SavedData } from './OnboardingNotice.tsx';

interface OnboardingDialogsProps extends LazyOnboardingProps {
  suppressed: boolean;
}

const ownDialogs = {
  vital: async () => (await import('./MissingDetailsDialog.tsx')).MissingDetailsDialog,
  welcome: async () => (await import('./WelcomeDialog.tsx')).WelcomeDialog,
} satisfies Partial<Record<OnboardingDialogName, LoadDialog>>;

/** Shows one dialog after the other, and what is left to say between them. */
export function OnboardingDialogs({ suppressed, dialogs }: OnboardingDialogsProps) {
  const completion = useMember()?.completion;
  const { pathname } = useLocation();
  const [greeting, setGreeting] = useAtom(onboardingStageAtom);
  const [vitalPutOff, setVitalPutOff] = useAtom(vitalDataPostponedAtom);
  const dispatch = useSetAtom(dispatchSessionAtom);
  const anyOpen = useAnyModalOpen();
  const [ownOpen, setOwnOpen] = useState(false);
  const [saved, setSaved] = useState<{ what: SavedData; pathname: string } | null>(null);
  const vitalMissing = (completion?.vitalQuestionsMissing ?? 0) > 0;
  const questions = completion?.questionnaireQuestionsMissing ?? [];
  const due = decideOnboardingDialog({
    detailsMissing: vitalMissing,
    detailsPostponed: vitalPutOff,
    questionsMissing: questions.length > 0,
    greeting,
    suppressed,
    otherOpen: anyOpen && !ownOpen,
  });

  useEffect(() => {
    if (greeting !== 'pause') return;
    const pending = setTimeout(() => setGreeting('upload'), NEXT_DIALOG_DELAY_MS);
    return () => clearTimeout(pending);
  }, [greeting, setGreeting]);

  const say = (what: SavedData) => setSaved({ what, pathname });
  const close: Record<OnboardingDialogName, (done: boolean) => void> = {
    vital: (done) => (done ? say('details') : setVitalPutOff(true)),
    // Answered or put off: nobody is held up by them any longer, whatever the API says of them for now.
    questionnaire: () => dispatch({ type: 'waived', questions }),
    welcome: () => setGreeting('pause'),
    upload: (done) => {
      setGreeting(null);
      if (done) say('pictures');
    },
  };
  return (
    <>
      {!suppressed && (
        <OnboardingNotice
          detailsPostponed={vitalMissing && vitalPutOff}
          onResume={() => setVitalPutOff(false)}
          saved={saved?.pathname === pathname ? saved.what : null}
        />
      )}
      {due && (
        <LazyDialog key={due} load={{ ...ownDialogs, ...dialogs }[due]} onOpen={setOwnOpen} onClose={close[due]} />
      )}
    </>
  );
}

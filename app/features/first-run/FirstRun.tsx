import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { greetingAtom, vitalPutOffAtom } from '../../session/registration.ts';
import { dispatchSessionAtom } from '../../session/session.atoms.ts';
import { useMember } from '../../session/useSession.ts';
import { useAnyModalOpen } from '../../ui/useModal.ts';
import { FirstRunNotice, type Saved } from './FirstRunNotice.tsx';
import type { FirstRunSlotProps } from './FirstRunSlot.tsx';
import { type DialogName, decideDialog, postModalDelay } from './firstRun.model.ts';
import { LazyDialog, type LoadDialog } from './LazyDialog.tsx';

interface FirstRunProps extends FirstRunSlotProps {
  suppressed: boolean;
}

const ownDialogs = {
  vital: async () => (await import('./VitalDialog.tsx')).VitalDialog,
  welcome: async () => (await import('./WelcomeDialog.tsx')).WelcomeDialog,
} satisfies Partial<Record<DialogName, LoadDialog>>;

/** Shows one dialog after the other, and what is left to say between them. */
export function FirstRun({ suppressed, dialogs }: FirstRunProps) {
  const completion = useMember()?.completion;
  const { pathname } = useLocation();
  const [greeting, setGreeting] = useAtom(greetingAtom);
  const [vitalPutOff, setVitalPutOff] = useAtom(vitalPutOffAtom);
  const dispatch = useSetAtom(dispatchSessionAtom);
  const anyOpen = useAnyModalOpen();
  const [ownOpen, setOwnOpen] = useState(false);
  const [saved, setSaved] = useState<{ what: Saved; pathname: string } | null>(null);
  const vitalMissing = (completion?.vitalQuestionsMissing ?? 0) > 0;
  const questions = completion?.questionnaireQuestionsMissing ?? [];
  const due = decideDialog({
    vitalMissing,
    vitalPutOff,
    questionsMissing: questions.length > 0,
    greeting,
    suppressed,
    otherOpen: anyOpen && !ownOpen,
  });

  useEffect(() => {
    if (greeting !== 'pause') return;
    const pending = setTimeout(() => setGreeting('upload'), postModalDelay);
    return () => clearTimeout(pending);
  }, [greeting, setGreeting]);

  const say = (what: Saved) => setSaved({ what, pathname });
  const close: Record<DialogName, (done: boolean) => void> = {
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
        <FirstRunNotice
          vitalPutOff={vitalMissing && vitalPutOff}
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

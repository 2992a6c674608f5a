import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { useMember } from '../../../session/useSession.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { QuestionQueryError } from '../question/QuestionQueryError.tsx';
import { QuestionSkeleton } from '../question/QuestionSkeleton.tsx';
import { MissingQuestionsStepper } from './MissingQuestionsStepper.tsx';
import { useMissingAnswers } from './useMissingAnswers.ts';
import { useMissingQuestions } from './useMissingQuestions.ts';

const noQuestions: readonly Question[] = [];

interface MissingQuestionsDialogProps {
  /** `saved`: all answers were saved, and the questions no longer count as missing. */
  onClose: (saved: boolean) => void;
}

/** Asks the missing questions in a dialog over the page (app/README.md, "First run"). Closing it postpones them. */
export function MissingQuestionsDialog({ onClose }: MissingQuestionsDialogProps) {
  const { t } = useLingui();
  const online = useOnline();
  const member = useMember();
  // Read once: the session is reloaded while the answers are being sent.
  const [{ ids, total }] = useState(() => ({
    ids: member?.completion?.questionnaireQuestionsMissing ?? [],
    total: member?.completion?.total ?? 0,
  }));
  const { data, isError, isFetching, refetch } = useMissingQuestions(ids, total);
  const missingAnswers = useMissingAnswers(member?.claims.user_id ?? '', data ?? noQuestions);
  const postpone = () => {
    onClose(false);
    void missingAnswers.postpone();
  };
  const noneFound = data?.length === 0;
  const postponeUnasked = useEffectEvent(postpone);
  useEffect(() => {
    if (noneFound) postponeUnasked();
  }, [noneFound]);

  return (
    <Dialog title={t`A few more questions`} closeLabel={t`Close`} onClose={postpone}>
      {data && data.length > 0 && (
        <MissingQuestionsStepper questions={data} missingAnswers={missingAnswers} onSaved={() => onClose(true)} />
      )}
      {!data &&
        (isError || !online ? (
          <QuestionQueryError inDialog busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <QuestionSkeleton variant={2} />
        ))}
    </Dialog>
  );
}

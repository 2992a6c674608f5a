import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { useMember } from '../../../session/useSession.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { QuestionQueryError } from '../question/QuestionQueryError.tsx';
import { QuestionSkeleton } from '../question/QuestionSkeleton.tsx';
import { MissingQuestionsStepper } from './MissingQuestionsStepper.tsx';
import { useMissingAnswers, useMissingQuestions } from './useMissingQuestions.ts';

const noQuestions: readonly Question[] = [];

interface MissingQuestionsDialogProps {
  /** Told whether answers were saved. The questions count as missing no more then. */
  onClose: (saved: boolean) => void;
}

/** Asks the missing questions in a dialog over the page (app/README.md, "First run"). Closing postpones them. */
export function MissingQuestionsDialog({ onClose }: MissingQuestionsDialogProps) {
  const { t } = useLingui();
  const online = useOnline();
  const member = useMember();
  // What is missing when it opens; the session forgets it while the answers are on their way.
  const [{ ids, total }] = useState(() => ({
    ids: member?.completion?.questionnaireQuestionsMissing ?? [],
    total: member?.completion?.total ?? 0,
  }));
  const { data, isError, isFetching, refetch } = useMissingQuestions(ids, total);
  const answers = useMissingAnswers(member?.claims.user_id ?? '', data ?? noQuestions);
  const later = () => {
    onClose(false);
    void answers.putOff();
  };
  const nothingFound = data?.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known that there is nothing to ask
  useEffect(() => {
    if (nothingFound) later();
  }, [nothingFound]);

  return (
    <Dialog title={t`A few more questions`} closeLabel={t`Close`} onClose={later}>
      {data && data.length > 0 && (
        <MissingQuestionsStepper questions={data} answers={answers} onSaved={() => onClose(true)} />
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

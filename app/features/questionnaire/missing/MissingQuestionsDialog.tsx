import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAnswerInputsReady } from '../../../answers/useAnswerInputsReady.ts';
import { fetchQuestionsByIds } from '../../../api/contract/questionnaire.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { QuestionLoadState } from '../question/QuestionLoadState.tsx';
import { questionQuery } from '../questionQuery.ts';
import { fetchMissingQuestions } from './fetchMissingQuestions.ts';
import { MissingQuestionsStepper } from './MissingQuestionsStepper.tsx';
import { useMissingAnswers } from './useMissingAnswers.ts';

const noQuestions: readonly Question[] = [];

interface MissingQuestionsDialogProps {
  /** Called with whether all answers were saved, so that the questions no longer count as missing. */
  onClose: (saved: boolean) => void;
}

/**
 * A dialog that asks the missing questions over the page (app/features/onboarding/README.md, "First run"). Closing it
 * postpones them.
 */
export function MissingQuestionsDialog({ onClose }: MissingQuestionsDialogProps) {
  const { t } = useLingui();
  const member = useMember();
  // Read once: the session is reloaded while the answers are being sent.
  const [{ ids, total }] = useState(() => ({
    ids: member?.completion?.questionnaireQuestionsMissing ?? [],
    total: member?.completion?.total ?? 0,
  }));
  const query = useMissingQuestions(ids, total);
  const { data } = query;
  const areFieldsLoaded = useAnswerInputsReady(data ?? noQuestions);
  const missingAnswers = useMissingAnswers(member?.claims.userId ?? '', data ?? noQuestions);
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
      {data && data.length > 0 && areFieldsLoaded && (
        <MissingQuestionsStepper questions={data} missingAnswers={missingAnswers} onSaved={() => onClose(true)} />
      )}
      {!(data && areFieldsLoaded) && <QuestionLoadState inDialog query={query} variant={2} />}
    </Dialog>
  );
}

/** Time in which a question that the search has met is not fetched again. */
const QUESTION_STALE_TIME_MS = 60_000;

/** Fetches the questions of these ids, as far as the API has them. */
function useMissingQuestions(ids: readonly number[], total: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['missingQuestions', ids],
    queryFn: () =>
      fetchMissingQuestions(ids, total, {
        fetchByIds: (wanted) => api.call(fetchQuestionsByIds, { query: { ids: wanted.join(',') } }),
        fetchAt: async (orderId) =>
          (await queryClient.fetchQuery({ ...questionQuery(api, orderId), staleTime: QUESTION_STALE_TIME_MS }))
            .question,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerDrafts } from '../../../answers/answerDrafts.ts';
import { dismissQuestionnaire, fetchQuestion, storeQuestionnaire } from '../../../api/contract/questionnaire.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';
import { log } from '../../../lib/log.ts';
import { useApi, useSessionActions } from '../../../session/useSession.ts';
import { questionKey } from '../questionQuery.ts';
import { fetchQuestionsById } from './fetchQuestionsById.ts';
import { type AnswersByQuestion, missingAnswerDrafts } from './missingAnswerDrafts.ts';

/** The questions a member has still to answer, once they are found. */
export function useMissingQuestions(ids: readonly number[], total: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['missingQuestions', ids],
    queryFn: () =>
      fetchQuestionsById(ids, total, async (orderId) => {
        const step = await queryClient.fetchQuery({
          queryKey: questionKey(orderId),
          queryFn: ({ signal }) => api.call(fetchQuestion, { params: { id: orderId } }, { signal }),
          staleTime: 60_000,
        });
        return step.question;
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** Collects the answers, sends them together, or puts the questions off. */
export function useMissingAnswers(userId: string, questions: readonly Question[]) {
  const api = useApi();
  const { refresh } = useSessionActions();
  const [given, setGiven] = useState<AnswersByQuestion>(() => missingAnswerDrafts.read(userId));

  const store = async (answers: AnswersByQuestion) => {
    const known = questions.filter(({ id }) => answers[id] !== undefined);
    if (known.length === 0) return;
    const body = { answers: known.map(({ id, orderId }) => ({ question: id, answer: answers[id]!, stepId: orderId })) };
    await api.call(storeQuestionnaire, { body });
    missingAnswerDrafts.forget(userId);
    for (const { id } of known) answerDrafts.forget(userId, id);
  };

  return {
    given,
    keep(question: Question, answer: Answer): AnswersByQuestion {
      const all = { ...given, [question.id]: answer };
      setGiven(all);
      missingAnswerDrafts.write(userId, all);
      return all;
    },
    async save(answers: AnswersByQuestion): Promise<void> {
      await store(answers);
      void refresh();
    },
    /** What is answered so far is kept; nothing that fails here may hold the member up. */
    async putOff(): Promise<void> {
      try {
        await store(given);
        await api.call(dismissQuestionnaire);
      } catch (error) {
        log.warn('the questions could not be put off', error);
      }
      await refresh();
    },
  };
}

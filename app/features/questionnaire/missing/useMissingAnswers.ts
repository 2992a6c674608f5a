import { useState } from 'react';
import * as z from 'zod/mini';
import { openAnswerDraft } from '../../../answers/answerDrafts.ts';
import { dismissQuestionnaire, storeQuestionnaire } from '../../../api/contract/questionnaire.ts';
import { Answer, type Question } from '../../../api/contract/questionSchemas.ts';
import { log } from '../../../lib/log.ts';
import { openDraft } from '../../../lib/storage/openDraft.ts';
import { useApi, useSessionActions } from '../../../session/useSession.ts';

/** Answers by the question's id, as text. */
const AnswersByQuestion = z.record(z.string(), Answer);
export type AnswersByQuestion = z.output<typeof AnswersByQuestion>;

/** Stores the answers to missing questions on the device until they are sent together, or the questions are postponed. */
export function useMissingAnswers(userId: string, questions: readonly Question[]) {
  const api = useApi();
  const { refresh } = useSessionActions();
  const draft = openDraft(userId, 'missingAnswers', AnswersByQuestion);
  const [answers, setAnswers] = useState<AnswersByQuestion>(() => draft.read() ?? {});

  const send = async (all: AnswersByQuestion) => {
    const answered = questions.filter(({ id }) => all[id] !== undefined);
    if (answered.length === 0) return;
    const body = { answers: answered.map(({ id, orderId }) => ({ question: id, answer: all[id]!, stepId: orderId })) };
    await api.call(storeQuestionnaire, { body });
    draft.discard();
    for (const { id } of answered) openAnswerDraft(userId, id).discard();
  };

  return {
    answers,
    /** Stores an answer, and returns all answers so far. */
    store(question: Question, answer: Answer): AnswersByQuestion {
      const all = { ...answers, [question.id]: answer };
      setAnswers(all);
      draft.write(all);
      return all;
    },
    async save(all: AnswersByQuestion): Promise<void> {
      await send(all);
      void refresh();
    },
    /** Sends the answers so far and dismisses the other questions. A failure is only logged: the dialog is closed. */
    async postpone(): Promise<void> {
      try {
        await send(answers);
        await api.call(dismissQuestionnaire);
      } catch (error) {
        log.warn('the questions could not be put off', error);
      }
      await refresh();
    },
  };
}

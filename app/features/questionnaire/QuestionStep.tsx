import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useAnswerInputsReady } from '../../answers/useAnswerInputsReady.ts';
import type { Step } from '../../api/contract/questionnaire.ts';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { afterFirstTouch } from '../../lib/afterFirstTouch.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { BackButton } from './question/BackButton.tsx';
import { QuestionForm } from './question/QuestionForm.tsx';
import { QuestionFrame } from './question/QuestionFrame.tsx';
import { QuestionLoadState } from './question/QuestionLoadState.tsx';
import { QuestionProgress } from './question/QuestionProgress.tsx';
import { fetchQuestionAhead, preloadQuestion, questionQuery } from './questionQuery.ts';
import { predictNextStep, type QuestionnaireProgress, toChapter } from './steps.model.ts';
import type { useQuestionnaireFlow } from './useQuestionnaireFlow.ts';

interface QuestionStepProps {
  orderId: number;
  progress: QuestionnaireProgress;
  flow: ReturnType<typeof useQuestionnaireFlow>;
  /** Earlier turns, in the chat. */
  transcript: ReactNode;
}

/** The question at an order number, or its loading state. */
export function QuestionStep({ orderId, progress, flow, transcript }: QuestionStepProps) {
  const variant = useMember()?.user.settings.questionnaireVariant ?? 2;
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(questionQuery(api, orderId));
  const isFieldLoaded = useAnswerInputsReady(query.data ? [query.data.question] : []);
  const { failed, deliver, goBack } = flow;
  usePreloadNeighbours(query.data, progress);
  if (query.data && isFieldLoaded) {
    const { question, previousQuestion } = query.data;
    const previous = previousQuestion ?? orderId - 1;
    const before = queryClient.getQueryData(questionQuery(api, previous).queryKey)?.question;
    return (
      <QuestionForm
        key={failed ? 'failed' : question.id}
        question={question}
        chapter={toChapter(question, before, activeLocale())}
        position={orderId}
        total={progress.total}
        variant={variant}
        transcript={transcript}
        failed={failed}
        onBack={orderId > 1 ? () => goBack(previous) : null}
        deliver={(answer) => deliver(query.data, answer)}
      />
    );
  }
  return (
    <QuestionFrame
      transcript={transcript}
      actions={<ActionBar back={orderId > 1 && <BackButton onClick={() => goBack(orderId - 1)} />} />}
    >
      <QuestionProgress position={orderId} total={progress.total} />
      <QuestionLoadState query={query} variant={variant} />
    </QuestionFrame>
  );
}

/** Preloads the completion page. Continuing loads it again if that fails. */
const preloadCompletionPage = () => void loadRareChunk(() => import('./completion/CompletionPage.tsx')).catch(() => {});

/**
 * Fetches the next question, and the page after the last one, so that going on shows them at once. The pictures of the
 * next question, and the previous question, wait until the member has touched the page.
 */
function usePreloadNeighbours(step: Step | undefined, progress: QuestionnaireProgress): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const next = step && predictNextStep(progress, step);
  const previous = step && (step.previousQuestion ?? step.question.orderId - 1);
  useEffect(() => {
    if (next) void fetchQuestionAhead(api, queryClient, next);
    if (next === null) preloadCompletionPage();
    return afterFirstTouch(() => {
      for (const orderId of [next, previous]) if (orderId) void preloadQuestion(api, queryClient, orderId);
    });
  }, [api, queryClient, next, previous]);
}

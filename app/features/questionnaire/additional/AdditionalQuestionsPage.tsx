import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { preloadAnswerInput } from '../../../answers/preloadAnswerInput.ts';
import { useAnswerInputsReady } from '../../../answers/useAnswerInputsReady.ts';
import { fetchAdditionalQuestions } from '../../../api/contract/questionnaire.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { useApi, useMember, useSessionActions } from '../../../session/useSession.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { ActionBar } from '../../../ui/layout/ActionBar.tsx';
import { useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';
import { Transcript } from '../conversation/lazyChat.ts';
import { toTurns } from '../conversation/turns.ts';
import { ChatSuspense } from '../question/ChatSuspense.tsx';
import { QuestionForm } from '../question/QuestionForm.tsx';
import { QuestionFrame } from '../question/QuestionFrame.tsx';
import { QuestionLoadState } from '../question/QuestionLoadState.tsx';
import { cameFrom } from '../steps.model.ts';
import { useSendAnswer } from '../useSendAnswer.ts';
import { parsePosition, selectAdditionalQuestions, withAnswer } from './additionalQuestions.model.ts';

/** The path of a position, with the registration parameter of the address, if it has one. */
function pathOf(position: number, search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  query.set('place', String(position));
  return `${pathTo('additionalQuestions')}?${query}`;
}

const noQuestions: readonly Question[] = [];

/** The page of additional questions, one after another; on phones the guard skips it (guard rule 4). */
export function AdditionalQuestionsPage() {
  const variant = useMember()?.user.settings.questionnaireVariant ?? 2;
  const query = useAdditionalQuestions();
  const { data, isError } = query;
  const areFieldsLoaded = useAnswerInputsReady(data ?? noQuestions);
  const { busy, finish } = useContinueToMatches(data?.length === 0);
  const wayOut = (data || isError) && !busy && (
    <TextButton onClick={() => void finish()}>
      <Trans>Continue to my matches without these questions</Trans>
    </TextButton>
  );
  if (data && data.length > 0 && areFieldsLoaded) {
    return (
      <ChatSuspense progress={null}>
        <AdditionalQuestionsStepper questions={data} onFinish={finish}>
          {wayOut}
        </AdditionalQuestionsStepper>
      </ChatSuspense>
    );
  }
  return (
    <QuestionFrame actions={<ActionBar />}>
      <QuestionLoadState query={query} variant={variant} />
      {wayOut}
    </QuestionFrame>
  );
}

interface AdditionalQuestionsStepperProps {
  questions: readonly Question[];
  onFinish: () => Promise<void>;
  /** Content below each question. */
  children: ReactNode;
}

function AdditionalQuestionsStepper({ questions, onFinish, children }: AdditionalQuestionsStepperProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const { replace } = useAdditionalQuestions();
  const sendAnswer = useSendAnswer();
  const variant = useMember()?.user.settings.questionnaireVariant ?? 2;
  const position = parsePosition(search.get('place'), questions.length);
  const question = questions[position - 1]!;
  const next = questions[position];
  useEffect(() => {
    if (next) preloadAnswerInput(next);
  }, [next]);
  const earlier = questions.slice(0, position - 1).map((each, index) => ({ question: each, position: index + 1 }));
  const turns = toTurns(earlier, activeLocale());
  const goBack = () => {
    if (cameFrom(state, position - 1)) void navigate(-1);
    else void navigate(pathOf(position - 1, search), { replace: true });
  };
  return (
    <QuestionForm
      key={question.id}
      question={question}
      position={position}
      total={questions.length}
      variant={variant}
      transcript={variant === 1 && <Transcript turns={turns} pathOf={(each) => pathOf(each, search)} />}
      onBack={position > 1 ? goBack : null}
      deliver={async (answer) => {
        const step = await sendAnswer(question, answer);
        replace((before) => withAnswer(before, step));
        if (position === questions.length) await onFinish();
        else await navigate(pathOf(position + 1, search), { state: { cameFrom: position } });
      }}
    >
      {children}
    </QuestionForm>
  );
}

/**
 * Continues to the matches. The member is reloaded only then, because the guard leaves the page once the session knows
 * that the questions were shown.
 */
function useContinueToMatches(immediately: boolean) {
  const { refresh } = useSessionActions();
  const navigate = useNavigate();
  const { isPending, mutateAsync } = useMutation({
    async mutationFn() {
      await refresh();
      await navigate(sharedPaths.matchesAfterRegistration, { replace: true });
    },
  });
  useEffect(() => {
    if (immediately) void mutateAsync();
  }, [immediately, mutateAsync]);
  return { busy: isPending, finish: () => mutateAsync() };
}

const additionalQuestionsKey = ['additionalQuestions'] as const;

/** Fetches the additional questions once, because the server counts them as shown from then on. */
function useAdditionalQuestions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: additionalQuestionsKey,
    queryFn: async ({ signal }) => selectAdditionalQuestions(await api.call(fetchAdditionalQuestions, {}, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const replace = (update: (questions: readonly Question[]) => Question[]) =>
    queryClient.setQueryData<Question[]>(additionalQuestionsKey, (questions) => questions && update(questions));
  return { ...query, replace };
}

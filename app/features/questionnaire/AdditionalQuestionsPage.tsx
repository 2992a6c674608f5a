import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Question } from '../../api/contract/answers.ts';
import { namedPaths } from '../../routing/namedPaths.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { useOnline } from '../../session/useOnline.ts';
import { useMember, useSessionActions } from '../../session/useSession.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { resolvePlace, withAnswer } from './additional.model.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionLoading } from './QuestionLoading.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';
import { QuestionsTrouble } from './QuestionsTrouble.tsx';
import { cameFrom } from './steps.model.ts';
import { useAdditionalQuestions } from './useAdditionalQuestions.ts';
import { useDeliverAnswer } from './useDeliverAnswer.ts';

const pathOf = (place: number) => `${pathTo('additionalQuestions')}?place=${place}`;

/** A few more questions, one after another; on phones the guard skips this page (guard rule 4). */
export function AdditionalQuestionsPage() {
  const online = useOnline();
  const variant = useMember()?.user.settings.questionnaireVariant ?? 2;
  const { data, isError, isFetching, refetch } = useAdditionalQuestions();
  const { busy, finish } = useFinish(data?.length === 0);
  return (
    <QuestionsPage>
      {data && data.length > 0 && <Asked questions={data} onFinish={finish} />}
      {(!data || data.length === 0) &&
        (!data && (isError || !online) ? (
          <QuestionsTrouble busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <QuestionLoading variant={variant} />
        ))}
      {(data || isError) && !busy && (
        <TextButton onClick={() => void finish()}>
          <Trans>Go on to my matches without these questions</Trans>
        </TextButton>
      )}
    </QuestionsPage>
  );
}

interface AskedProps {
  questions: readonly Question[];
  onFinish: () => Promise<void>;
}

function Asked({ questions, onFinish }: AskedProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const { replace } = useAdditionalQuestions();
  const deliverAnswer = useDeliverAnswer();
  const variant = useMember()?.user.settings.questionnaireVariant ?? 2;
  const place = resolvePlace(search.get('place'), questions.length);
  const question = questions[place - 1]!;
  const goBack = () => {
    if (cameFrom(state, place - 1)) void navigate(-1);
    else void navigate(pathOf(place - 1), { replace: true });
  };
  return (
    <QuestionForm
      key={question.id}
      question={question}
      place={place}
      total={questions.length}
      variant={variant}
      onBack={place > 1 ? goBack : null}
      deliver={async (answer) => {
        const step = await deliverAnswer(question, answer);
        replace((all) => withAnswer(all, step));
        if (place === questions.length) await onFinish();
        else await navigate(pathOf(place + 1), { state: { cameFrom: place } });
      }}
    />
  );
}

/** Only now is the member loaded again: once it is known that the questions were shown, the guard ends this page. */
function useFinish(atOnce: boolean) {
  const { refresh } = useSessionActions();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const finish = async () => {
    setBusy(true);
    await refresh();
    await navigate(namedPaths.freshMatches, { replace: true });
    setBusy(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known that there is nothing to ask
  useEffect(() => {
    if (atOnce) void finish();
  }, [atOnce]);
  return { busy, finish };
}

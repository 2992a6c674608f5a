import { useQuery } from '@tanstack/react-query';
import { useOnline } from '../../device/useOnline.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { QuestionForm } from './question/QuestionForm.tsx';
import { QuestionProgress } from './question/QuestionProgress.tsx';
import { QuestionQueryError } from './question/QuestionQueryError.tsx';
import { QuestionSkeleton } from './question/QuestionSkeleton.tsx';
import { questionQuery } from './questionQuery.ts';
import type { QuestionnaireProgress } from './steps.model.ts';
import { useQuestionnaireFlow } from './useQuestionnaireFlow.ts';

/** The question at an order number, or its loading state. */
export function QuestionStep({ orderId, progress }: { orderId: number; progress: QuestionnaireProgress }) {
  const online = useOnline();
  const variant = useMember()?.user.settings.questionnaireVariant ?? 2;
  const { data, isError, isFetching, refetch } = useQuery(questionQuery(useApi(), orderId));
  const { deliver, goBack } = useQuestionnaireFlow(progress);
  if (data) {
    const { question, previousQuestion } = data;
    const previous = previousQuestion ?? orderId - 1;
    return (
      <QuestionForm
        key={question.id}
        question={question}
        position={orderId}
        total={progress.total}
        variant={variant}
        onBack={orderId > 1 ? () => goBack(previous) : null}
        deliver={(answer) => deliver(question, answer)}
      />
    );
  }
  return (
    <>
      <QuestionProgress position={orderId} total={progress.total} />
      {isError || !online ? (
        <QuestionQueryError busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <QuestionSkeleton variant={variant} />
      )}
    </>
  );
}

import { useOnline } from '../../session/useOnline.ts';
import { useMember } from '../../session/useSession.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionLoading } from './QuestionLoading.tsx';
import { QuestionProgress } from './QuestionProgress.tsx';
import { QuestionsTrouble } from './QuestionsTrouble.tsx';
import type { Progress } from './steps.model.ts';
import { useProgress } from './useProgress.ts';
import { useQuestion } from './useQuestion.ts';

/** One question of the questionnaire, once it is there. */
export function QuestionStep({ orderId, progress }: { orderId: number; progress: Progress }) {
  const online = useOnline();
  const variant = useMember()?.user.settings.questionnaireVariant ?? 2;
  const { data, isError, isFetching, refetch } = useQuestion(orderId);
  const { deliver, goBack } = useProgress(progress);
  if (data) {
    const { question, previousQuestion } = data;
    const previous = previousQuestion ?? orderId - 1;
    return (
      <QuestionForm
        key={question.id}
        question={question}
        place={orderId}
        total={progress.total}
        variant={variant}
        onBack={orderId > 1 ? () => goBack(previous) : null}
        deliver={(answer) => deliver(question, answer)}
      />
    );
  }
  return (
    <>
      <QuestionProgress place={orderId} total={progress.total} />
      {isError || !online ? (
        <QuestionsTrouble busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <QuestionLoading variant={variant} />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useApi, useMember } from '../../session/useSession.ts';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { QuestionnaireConversation } from './conversation/QuestionnaireConversation.tsx';
import { useEarlierQuestions } from './conversation/useEarlierQuestions.ts';
import { BackButton } from './question/BackButton.tsx';
import { QuestionForm } from './question/QuestionForm.tsx';
import { QuestionFrame } from './question/QuestionFrame.tsx';
import { QuestionPlaceholder } from './question/QuestionPlaceholder.tsx';
import { QuestionProgress } from './question/QuestionProgress.tsx';
import { questionQuery } from './questionQuery.ts';
import type { QuestionnaireProgress } from './steps.model.ts';
import { useQuestionnaireFlow } from './useQuestionnaireFlow.ts';

/** The question at an order number, or its loading state. */
export function QuestionStep({ orderId, progress }: { orderId: number; progress: QuestionnaireProgress }) {
  const variant = useMember()?.user.settings.questionnaireVariant ?? 2;
  const query = useQuery(questionQuery(useApi(), orderId));
  const { deliver, goBack } = useQuestionnaireFlow(progress);
  const earlier = useEarlierQuestions(variant === 1 ? orderId : 1);
  const open = progress.steps_finished + 1;
  const before =
    variant === 2 ? undefined : orderId === 1 && open === 1 ? null : (
      <QuestionnaireConversation earlier={earlier} open={orderId < open ? open : null} />
    );
  if (query.data) {
    const { question, previousQuestion } = query.data;
    const previous = previousQuestion ?? orderId - 1;
    return (
      <QuestionForm
        key={question.id}
        question={question}
        position={orderId}
        total={progress.total}
        variant={variant}
        before={before}
        onBack={orderId > 1 ? () => goBack(previous) : null}
        deliver={(answer) => deliver(question, answer)}
      />
    );
  }
  return (
    <QuestionFrame
      before={before}
      actions={<ActionBar back={orderId > 1 && <BackButton onClick={() => goBack(orderId - 1)} />} />}
    >
      <QuestionProgress position={orderId} total={progress.total} />
      <QuestionPlaceholder query={query} variant={variant} />
    </QuestionFrame>
  );
}

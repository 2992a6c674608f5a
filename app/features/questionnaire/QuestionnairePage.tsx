import { useMutation } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { pathTo } from '../../routing/routeTable.ts';
import { useMember, useSessionActions } from '../../session/useSession.ts';
import { QuestionnaireLayout } from './QuestionnaireLayout.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { QuestionQueryError } from './question/QuestionPlaceholder.tsx';
import { resolveStep } from './steps.model.ts';

/** The question that the address names; without a number, the first open one. */
export function QuestionnairePage() {
  const { question } = useParams();
  const completion = useMember()?.completion;
  if (!completion) {
    return (
      <QuestionnaireLayout>
        <ProgressQueryError />
      </QuestionnaireLayout>
    );
  }
  const step = resolveStep(question, completion);
  if (String(step) !== question) return <Navigate to={pathTo('questionnaire', { question: String(step) })} replace />;
  return (
    <QuestionnaireLayout>
      <QuestionStep key={step} orderId={step} progress={completion} />
    </QuestionnaireLayout>
  );
}

/** Without the member's progress the question to ask is unknown. */
function ProgressQueryError() {
  const { refresh } = useSessionActions();
  const { isPending, mutate } = useMutation({ mutationFn: refresh });
  return <QuestionQueryError busy={isPending} onRetry={() => mutate()} />;
}

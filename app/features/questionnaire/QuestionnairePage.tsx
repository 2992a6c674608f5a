import { Navigate, useParams } from 'react-router';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useMember } from '../../session/useSession.ts';
import { EarlierConversation } from './conversation/lazyChat.ts';
import { useEarlierQuestions } from './conversation/useEarlierQuestions.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { ChatSuspense } from './question/ChatSuspense.tsx';
import { QuestionProgress } from './question/QuestionProgress.tsx';
import { type QuestionnaireProgress, resolveStep } from './steps.model.ts';
import { useQuestionnaireFlow } from './useQuestionnaireFlow.ts';

/** The page of the question in the address; without a number, of the first open one. */
export function QuestionnairePage() {
  const { question } = useParams();
  const completion = useMember()?.completion;
  // Only while the session ends: the guard shows the page once the progress is known.
  if (!completion) return null;
  const step = resolveStep(question, completion);
  if (String(step) !== question) return <Navigate to={pathTo('questionnaire', { question: String(step) })} replace />;
  return <Questions orderId={step} progress={completion} />;
}

/** The questions. Sending an answer outlives its question, and so do the earlier turns. */
function Questions({ orderId, progress }: { orderId: number; progress: QuestionnaireProgress }) {
  const isChat = useMember()?.user.settings.questionnaireVariant === 1;
  const flow = useQuestionnaireFlow(orderId);
  const earlier = useEarlierQuestions(isChat ? orderId : 1);
  return (
    <ChatSuspense progress={<QuestionProgress position={orderId} total={progress.total} />}>
      <QuestionStep
        key={orderId}
        orderId={orderId}
        progress={progress}
        flow={flow}
        transcript={
          isChat && <EarlierConversation earlier={earlier} position={orderId} open={progress.stepsFinished + 1} />
        }
      />
    </ChatSuspense>
  );
}

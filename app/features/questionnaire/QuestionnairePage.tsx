import { Navigate, useParams } from 'react-router';
import { pathTo } from '../../routing/routeTable.ts';
import { useMember } from '../../session/useSession.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { resolveStep } from './steps.model.ts';
import { useClearDraftsOnSignOut } from './useClearDraftsOnSignOut.ts';

/** The question that the address names; without a number, the first open one. */
export function QuestionnairePage() {
  const { question } = useParams();
  const completion = useMember()?.completion;
  useClearDraftsOnSignOut();
  // Only while the session ends: the guard shows the page once the progress is known.
  if (!completion) return null;
  const step = resolveStep(question, completion);
  if (String(step) !== question) return <Navigate to={pathTo('questionnaire', { question: String(step) })} replace />;
  return <QuestionStep orderId={step} progress={completion} />;
}

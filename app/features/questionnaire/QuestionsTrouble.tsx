import { useLingui } from '@lingui/react/macro';
import { LoadTrouble } from '../../parts/LoadTrouble.tsx';

interface QuestionsTroubleProps {
  busy: boolean;
  onRetry: () => void;
}

/** Instead of a question that could not be loaded. */
export function QuestionsTrouble(props: QuestionsTroubleProps) {
  const { t } = useLingui();
  return (
    <LoadTrouble
      {...props}
      title={t`Error: the question could not be loaded`}
      waiting={t`As soon as you are connected again, your question appears here on its own. Your answers are saved.`}
      kept={t`Your answers so far are saved. Please try again in a moment.`}
    />
  );
}

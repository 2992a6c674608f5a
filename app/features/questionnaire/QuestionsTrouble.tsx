import { useLingui } from '@lingui/react/macro';
import { LoadTrouble } from '../../parts/LoadTrouble.tsx';
import { Heading } from '../../ui/Heading.tsx';

interface QuestionsTroubleProps {
  busy: boolean;
  onRetry: () => void;
  /** A dialog has a heading of its own. */
  inDialog?: boolean;
}

/** Instead of a question that could not be loaded. */
export function QuestionsTrouble({ inDialog = false, ...way }: QuestionsTroubleProps) {
  const { t } = useLingui();
  return (
    <>
      {!inDialog && <Heading level={1}>{t`Questionnaire`}</Heading>}
      <LoadTrouble
        {...way}
        title={t`Error: the question could not be loaded`}
        waiting={t`As soon as you are connected again, your question appears here on its own. Your answers are saved.`}
        kept={t`Your answers so far are saved. Please try again in a moment.`}
      />
    </>
  );
}

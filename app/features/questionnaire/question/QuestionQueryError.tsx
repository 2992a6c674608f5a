import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../../feedback/QueryError.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';

interface QuestionQueryErrorProps {
  busy: boolean;
  onRetry: () => void;
  /** A dialog has a heading of its own. */
  inDialog?: boolean;
}

/** Replaces a question that could not be loaded. */
export function QuestionQueryError({ inDialog = false, ...props }: QuestionQueryErrorProps) {
  const { t } = useLingui();
  return (
    <>
      {!inDialog && <Heading level={1}>{t`Questionnaire`}</Heading>}
      <QueryError
        {...props}
        title={t`Error: the question could not be loaded`}
        offlineText={t`As soon as you are connected again, your question appears here on its own. Your answers are saved.`}
        advice={t`Your answers so far are saved. Please try again in a moment.`}
      />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useOnline } from '../../../device/useOnline.ts';
import { LoadFailure } from '../../../feedback/LoadFailure.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';

interface QuestionPlaceholderProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  variant: QuestionnaireVariant;
  /** Whether it is in a dialog, which has a heading of its own. */
  inDialog?: boolean;
}

/** A placeholder of a question: a skeleton while it is loading, or the failure to load it. */
export function QuestionLoadState({ query, variant, inDialog }: QuestionPlaceholderProps) {
  const online = useOnline();
  if (query.data !== undefined || (online && !query.error)) return <QuestionSkeleton variant={variant} />;
  return (
    <QuestionLoadFailure
      inDialog={inDialog}
      error={query.error}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface QuestionLoadFailureProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  inDialog?: boolean | undefined;
}

/** The failure to load a question. */
function QuestionLoadFailure({ inDialog = false, ...props }: QuestionLoadFailureProps) {
  const { t } = useLingui();
  return (
    <>
      {!inDialog && <Heading level={1}>{t`Questionnaire`}</Heading>}
      <LoadFailure
        {...props}
        title={t`Error: the question couldn’t be loaded`}
        offlineText={t`Your question will appear as soon as you’re back online. Your answers are saved.`}
        advice={t`Your answers so far are saved.`}
      />
    </>
  );
}

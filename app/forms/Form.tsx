import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Text } from '../ui/content/Text.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { ProblemSummary } from '../ui/feedback/ProblemSummary.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import type { FormController } from './useFormSubmission.ts';

interface FormProps {
  form: FormController;
  onSubmit: () => void;
  /** The heading of the form, above its problems or failure. */
  intro?: ReactNode;
  /** A further action beside the advice of a failure. */
  failureAction?: ReactNode;
  gap?: 'large' | 'xlarge';
  children: ReactNode;
}

/**
 * A form with its problems or failure above the fields: a summary that leads to them, or why nothing was sent (rule
 * E1).
 */
export function Form({ form, onSubmit, intro, failureAction, gap = 'large', children }: FormProps) {
  return (
    <form
      noValidate
      // A form that is sent before the app has started does nothing, and puts nothing into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={gap}>
        {intro}
        <NotSentNotice form={form}>{failureAction}</NotSentNotice>
        {children}
      </Stack>
    </form>
  );
}

/** The problems or the failure of the last attempt, announced and focused each time. */
export function NotSentNotice({
  form: { problems, failure, attempt },
  children,
}: {
  form: FormController;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  if (problems.length > 0) {
    return (
      <ProblemSummary
        key={attempt}
        title={failure ? t(failure.title) : t`Error: please check what you’ve typed`}
        problems={problems.map(([field, message]) => ({
          field,
          message: typeof message === 'object' ? t(message) : message,
        }))}
      />
    );
  }
  if (!failure) return null;
  return (
    <Banner key={attempt} tone="danger" title={t(failure.title)} announce takesFocus>
      <Text>{t(failure.advice)}</Text>
      {children}
    </Banner>
  );
}

import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../../api/ApiError.ts';
import {
  classifyError,
  explainError,
  type Failure,
  type FailureKind,
  failureTexts,
} from '../../../forms/failureTexts.ts';
import type { NotSent } from '../../../forms/useFormSubmission.ts';

const notConfirmed = {
  offline: {
    title: failureTexts.offline.title,
    advice: msg`Your cancellation has not been confirmed. Please check your internet connection and try again. What you have typed is still here.`,
  },
  server: {
    title: msg`Error: your cancellation has not been confirmed`,
    advice: msg`Something went wrong on our side. Please try again, or write to us. What you’ve typed is still here.`,
  },
} satisfies Partial<Record<FailureKind, Failure>>;

/** Explains a failed call: that the cancellation is not confirmed, and what to do. */
export function explainCancellationError(error: Pick<ApiError, 'kind' | 'status' | 'retryAfter'>): NotSent {
  const kind = classifyError(error);
  return { failure: kind === 'tooOften' ? explainError(error) : notConfirmed[kind] };
}

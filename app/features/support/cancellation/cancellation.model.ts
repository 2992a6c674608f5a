import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../../api/ApiError.ts';
import { classifyError, type Failure, type FailureKind, failureTexts } from '../../../forms/failure.ts';
import type { FormProblem } from '../../../forms/useFormSubmission.ts';

export interface CancellationFields {
  email: string;
  reason: string;
}

/** In characters. */
export const MAX_REASON_LENGTH = 2000;

/** What the member declared, when, and the server's answer. */
export interface Cancellation {
  email: string;
  reason: string;
  /** Epoch milliseconds. */
  sentAt: number;
  confirmation: string;
  effectiveAt: string;
}

/** The body of the call; an empty reason is left out. */
export function toCancellationBody({ email, reason }: CancellationFields): { email: string; reason?: string } {
  const trimmed = reason.trim().slice(0, MAX_REASON_LENGTH);
  return { email: email.trim(), ...(trimmed !== '' && { reason: trimmed }) };
}

/** Day and time in the time zone of the device; `at` in epoch milliseconds. */
export const formatSentAt = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);

const notConfirmed = {
  offline: {
    title: failureTexts.offline.title,
    advice: msg`Your cancellation has not been confirmed. Please check your internet connection and try again. What you have typed is still here.`,
  },
  tooOften: failureTexts.tooOften,
  server: {
    title: msg`Error: your cancellation has not been confirmed`,
    advice: msg`Something went wrong on our side. Please try again, or write to us. What you have typed is still here.`,
  },
} satisfies Record<FailureKind, Failure>;

/** What to say after a failed call: that the cancellation is not confirmed, and what to do. */
export const explainCancellationError = (error: Pick<ApiError, 'kind' | 'status'>): FormProblem => ({
  failure: notConfirmed[classifyError(error)],
});

import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../api/ApiError.ts';
import { explainError } from '../../forms/failureTexts.ts';
import type { NotSent } from '../../forms/useFormSubmission.ts';

type Rejection = Pick<ApiError, 'kind' | 'status' | 'fields' | 'retryAfter'>;

const passwordRejected = {
  title: msg`Error: this password wasn’t accepted`,
  advice: msg`Please choose another one.`,
};

const isPasswordRejected = ({ kind, status, fields }: Rejection): boolean =>
  kind === 'rejected' && status !== 429 && (status === 422 || (fields !== undefined && 'password' in fields));

/** Whether the link was used, or is too old. */
export const isLinkExpired = (error: Rejection): boolean =>
  error.kind === 'rejected' && !isPasswordRejected(error) && [403, 404, 410].includes(error.status ?? 0);

export const explainResetError = (error: Rejection): NotSent => ({
  failure: isPasswordRejected(error) ? passwordRejected : explainError(error),
});

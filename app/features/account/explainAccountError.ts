import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../api/ApiError.ts';
import { explainError } from '../../forms/failureTexts.ts';
import type { NotSent } from '../../forms/useFormSubmission.ts';

/** The controls of a form whose value the API can reject. */
interface RejectableFields {
  password?: string;
  email?: string;
}

/** Explains an error of the account's calls for a form: a wrong password, an address in use, or a failure. */
export const explainAccountError =
  (fields: RejectableFields) =>
  (error: Pick<ApiError, 'kind' | 'status' | 'fields' | 'retryAfter'>): NotSent => {
    const rejected = error.kind === 'rejected' && error.status !== 429 ? (error.fields ?? {}) : {};
    if (fields.email && (error.status === 409 || 'email' in rejected)) {
      return { problems: { [fields.email]: msg`Another account uses this address. Enter a different one.` } };
    }
    if (fields.password && 'password' in rejected) {
      return { problems: { [fields.password]: msg`Check your password. It isn’t the right one.` } };
    }
    return { failure: explainError(error) };
  };

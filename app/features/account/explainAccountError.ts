import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../api/ApiError.ts';
import { explainFields } from '../../forms/explainFields.ts';
import { explainError } from '../../forms/failureTexts.ts';
import type { NotSent } from '../../forms/useFormSubmission.ts';

/** The controls of a form whose value the API can reject. */
interface RejectableFields {
  password?: string;
  email?: string;
}

/** Explains an error of the account's calls for a form: a wrong password, an address in use, or a failure. */
export const explainAccountError =
  ({ password, email }: RejectableFields) =>
  (error: Pick<ApiError, 'kind' | 'status' | 'fields' | 'retryAfter'>): NotSent =>
    explainFields(error.status === 409 ? { ...error, fields: { email: '' } } : error, {
      email: email !== undefined && [email, msg`Another account uses this address. Enter a different one.`],
      password: password !== undefined && [password, msg`Check your password. It isn’t the right one.`],
    }) ?? { failure: explainError(error) };

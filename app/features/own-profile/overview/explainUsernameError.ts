import type { ApiError } from '../../../api/ApiError.ts';
import { explainError, failureTexts } from '../../../forms/failureTexts.ts';
import type { NotSent } from '../../../forms/useFormSubmission.ts';
import { truncate } from '../../../lib/truncate.ts';
import { usernameProblemText } from '../../../member/isValidUsername.ts';

const MAX_REASON_LENGTH = 200;

/**
 * Explains an error of saving a name: the server's reason for a rejection, for example that it is in use; other errors
 * are failures.
 */
export function explainUsernameError(error: Pick<ApiError, 'kind' | 'status' | 'fields' | 'retryAfter'>): NotSent {
  const { kind, status, fields } = error;
  if (status === 429) return { failure: explainError(error) };
  if (kind !== 'rejected' || status !== 422) return { failure: failureTexts.unknown };
  const reason = truncate((fields?.firstname ?? fields?.message ?? '').trim(), MAX_REASON_LENGTH);
  return { problems: { username: reason || usernameProblemText } };
}

import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../api/ApiError.ts';
import { explainError } from '../failureTexts.ts';
import type { NotSent } from '../useFormSubmission.ts';

const wrongCredentials = {
  title: msg`Error: the email address or the password isn’t right`,
  advice: msg`Please check both and try again. Or let us email you a sign-in link: then you don’t need a password.`,
};

/**
 * Explains an error of signing in. Only a refusal of the typed credentials blames them; anything else is our failure or
 * the connection's.
 */
export function explainSignInError(error: Pick<ApiError, 'kind' | 'status' | 'fields' | 'retryAfter'>): NotSent {
  const { kind, status, fields } = error;
  const refused = status === 401 || status === 422 || (status === 200 && fields !== undefined);
  return { failure: kind === 'rejected' && refused ? wrongCredentials : explainError(error) };
}

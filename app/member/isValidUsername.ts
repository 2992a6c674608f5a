import { msg } from '@lingui/core/macro';
import { USERNAME_LENGTH } from '../api/contract/fieldSchemas.ts';

/** Whether a typed name has 2 to 32 characters without the spaces around it. */
export function isValidUsername(typed: string): boolean {
  const length = Array.from(typed.trim()).length;
  return length >= USERNAME_LENGTH.min && length <= USERNAME_LENGTH.max;
}

/** The problem of a name that is too short or too long. */
export const usernameProblemText = msg({
  id: 'questionnaire.type2.usernameError',
  message: 'Your name needs 2 to 32 characters.',
});

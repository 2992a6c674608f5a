import { msg } from '@lingui/core/macro';

/** The error of a member name that is too short or too long. */
export const usernameErrorText = msg({
  id: 'questionnaire.type2.usernameError',
  message: 'Your name needs 2 to 32 letters.',
});

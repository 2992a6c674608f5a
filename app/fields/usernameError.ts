import { msg } from '@lingui/core/macro';

/** Of a name that is too short or too long (specification, section 5, "Username"). */
export const usernameError = msg({
  id: 'questionnaire.type2.usernameError',
  message: 'Your name needs 2 to 32 letters.',
});

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isConnectionError } from '../api/apiErrorChecks.ts';

/** What could not be done with a person, as the title of an error: one sentence wherever it was wanted. */
export const actionFailureTexts = {
  smile: msg`Unable to send smile`,
  conversation: msg`Unable to initiate the conversation`,
  favourite: msg`Unable to set favourite`,
};

/** How to go on after an action that has failed. */
export const toActionAdvice = (error: unknown): MessageDescriptor =>
  isConnectionError(error)
    ? msg`There seems to be no connection to the internet. Please check it and try again.`
    : msg`Nothing has changed. Please try again in a moment.`;

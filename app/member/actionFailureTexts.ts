import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isConnectionError } from '../api/apiErrorChecks.ts';

/** Titles of failures of actions with a person: one sentence, wherever the action was taken. */
export const actionFailureTexts = {
  smile: msg`Unable to send smile`,
  conversation: msg`Unable to initiate the conversation`,
  favourite: msg`Unable to set favourite`,
};

/** The advice after a failed action. */
export const toActionAdvice = (error: unknown): MessageDescriptor =>
  isConnectionError(error)
    ? msg`There seems to be no internet connection. Please check it and try again.`
    : msg`Nothing has changed. Please try again in a moment.`;

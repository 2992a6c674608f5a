import { msg } from '@lingui/core/macro';
import { ApiError } from '../api/ApiError.ts';
import { isConnectionError } from '../api/apiErrorChecks.ts';

/**
 * The cause of a failure to load. offline, unanswered: the connection. gone: it no longer exists. server: our fault.
 */
export type LoadFailureKind = 'offline' | 'unanswered' | 'gone' | 'server';

/** Classifies why something could not be loaded. */
export function classifyLoadFailure(error: unknown, online: boolean): LoadFailureKind {
  if (!online) return 'offline';
  if (isConnectionError(error) || isMissingChunk(error)) return 'unanswered';
  return error instanceof ApiError && (error.status === 404 || error.status === 410) ? 'gone' : 'server';
}

/** Whether a chunk did not arrive; each browser words this differently, with the word "import". */
const isMissingChunk = (error: unknown): boolean => error instanceof TypeError && /import/i.test(error.message);

/** Advice after a failure of the connection or of the server. */
export const loadFailureTexts = {
  offline: msg`There’s no internet connection. Please check it and try again.`,
  unanswered: msg`We’ve had no answer. Your internet connection may be interrupted or slow. Please check it and try again.`,
  server: msg`Something went wrong on our side. Please try again in a moment.`,
};

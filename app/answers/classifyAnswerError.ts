import { ApiError } from '../api/ApiError.ts';
import { isConsentMissing } from '../api/apiErrorChecks.ts';
import { truncate } from '../lib/truncate.ts';

/** Bounds of the server's messages, which are shown as they are. */
const MAX_MESSAGES = 5;
const MAX_MESSAGE_LENGTH = 200;

/** The reason why an answer was not sent. */
export type AnswerFailure =
  | { kind: 'offline' | 'consentMissing' | 'unknown' }
  | { kind: 'refused'; messages: string[] };

/** Classifies why an answer was not sent, with the server's messages; a refusal without any counts as unknown. */
export function classifyAnswerError(error: unknown): AnswerFailure {
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  if (error.kind === 'offline' || error.kind === 'timeout') return { kind: 'offline' };
  if (isConsentMissing(error)) return { kind: 'consentMissing' };
  const messages = Object.values(error.fields ?? {})
    .filter((message) => message.trim() !== '')
    .slice(0, MAX_MESSAGES)
    .map((message) => truncate(message, MAX_MESSAGE_LENGTH));
  return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'unknown' };
}

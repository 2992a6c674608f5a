import { ApiError } from '../api/ApiError.ts';
import { truncate } from '../lib/truncate.ts';

/** The server's messages are shown as they are, within these bounds. */
const MAX_MESSAGES = 5;
const MAX_MESSAGE_LENGTH = 200;

/** Why an answer was not sent. */
export type AnswerFailure = { kind: 'offline' } | { kind: 'refused'; messages: string[] } | { kind: 'unknown' };

/** Keeps what the server says about its refusal; a refusal without a message counts as unknown. */
export function classifyAnswerError(error: unknown): AnswerFailure {
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  if (error.kind === 'offline' || error.kind === 'timeout') return { kind: 'offline' };
  const messages = Object.values(error.fields ?? {})
    .filter((message) => message.trim() !== '')
    .slice(0, MAX_MESSAGES)
    .map((message) => truncate(message, MAX_MESSAGE_LENGTH));
  return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'unknown' };
}

import { ApiError } from '../api/ApiError.ts';
import { truncate } from '../lib/truncate.ts';

/** Why an answer did not get through. */
export type AnswerFailure = { kind: 'offline' } | { kind: 'refused'; messages: string[] } | { kind: 'unknown' };

/** What the server says is shown as it is; without words of its own a general sentence stands in. */
export function classifyAnswerError(error: unknown): AnswerFailure {
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  if (error.kind === 'offline' || error.kind === 'timeout') return { kind: 'offline' };
  const messages = Object.values(error.fields ?? {})
    .filter((message) => message.trim() !== '')
    .slice(0, 5)
    .map((message) => truncate(message, 200));
  return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'unknown' };
}

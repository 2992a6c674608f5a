import { ApiError } from '../../api/ApiError.ts';
import { shorten } from '../../lib/shorten.ts';

/** Why an answer did not get through. */
export type Trouble = { kind: 'offline' } | { kind: 'refused'; messages: string[] } | { kind: 'unknown' };

/** What the server says is shown as it is; without words of its own a general sentence stands in. */
export function toTrouble(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  if (error.kind === 'offline' || error.kind === 'timeout') return { kind: 'offline' };
  const messages = Object.values(error.fields ?? {})
    .filter((message) => message.trim() !== '')
    .slice(0, 5)
    .map((message) => shorten(message, 200));
  return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'unknown' };
}

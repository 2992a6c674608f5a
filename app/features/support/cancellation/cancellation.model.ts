export interface CancellationFields {
  email: string;
  reason: string;
}

/** In characters. */
export const MAX_REASON_LENGTH = 2000;

/** What the member declared, when, and the server's answer. */
export interface Cancellation {
  email: string;
  reason: string;
  /** Epoch milliseconds. */
  sentAt: number;
  confirmation: string;
  /** Null where only the e-mail says it. */
  effectiveAt: string | null;
}

/** The body of the call; an empty reason is left out. */
export function toCancellationBody({ email, reason }: CancellationFields): { email: string; reason?: string } {
  const trimmed = reason.trim().slice(0, MAX_REASON_LENGTH);
  return { email: email.trim(), ...(trimmed !== '' && { reason: trimmed }) };
}

/** Day and time in the time zone of the device; `at` in epoch milliseconds. */
export const formatSentAt = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);

export interface CancellationFields {
  email: string;
  reason: string;
}

/** Characters of a reason. */
export const MAX_REASON_LENGTH = 2000;

/** The declaration of the member, its time, and the server's answer. */
export interface Cancellation {
  email: string;
  reason: string;
  /** Time in epoch milliseconds. */
  sentAt: number;
  confirmation: string;
  /** Null if only the email says it. */
  effectiveAt: string | null;
}

/** The body of the call; an empty reason is left out. */
export function toCancellationBody({ email, reason }: CancellationFields): { email: string; reason?: string } {
  const trimmed = reason.trim().slice(0, MAX_REASON_LENGTH);
  return { email: email.trim(), ...(trimmed !== '' && { reason: trimmed }) };
}

/** Formats day and time in the time zone of the device; `at` is in epoch milliseconds. */
export const formatSentAt = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);

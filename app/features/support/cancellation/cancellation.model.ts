import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface CancellationFields {
  email: string;
  reason: string;
}

/** In characters. */
export const MAX_REASON_LENGTH = 2000;
const MAX_EMAIL_LENGTH = 254;

/** What the member declared, when, and the server's answer. */
export interface Cancellation {
  email: string;
  reason: string;
  /** Epoch milliseconds. */
  sentAt: number;
  confirmation: string;
  effectiveAt: string;
}

/** Loose on purpose: it finds typing errors, the server checks the rest. */
const looksLikeEmail = (email: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) && email.length <= MAX_EMAIL_LENGTH;

/** The error of the e-mail address, the only required field; or null. */
export function validateCancellation({ email }: CancellationFields): MessageDescriptor | null {
  const trimmed = email.trim();
  if (trimmed === '') return msg`Enter your e-mail address.`;
  return looksLikeEmail(trimmed) ? null : msg`Check your e-mail address. It should look like name@example.com.`;
}

/** The body of the call; an empty reason is left out. */
export function toCancellationBody({ email, reason }: CancellationFields): { email: string; reason?: string } {
  const trimmed = reason.trim().slice(0, MAX_REASON_LENGTH);
  return { email: email.trim(), ...(trimmed !== '' && { reason: trimmed }) };
}

/** Formats the day that the API gives (ISO 8601); returns any other text unchanged. */
export function formatEndDay(effectiveAt: string, locale: string): string {
  const time = Date.parse(`${effectiveAt.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return effectiveAt;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** Day and time in the time zone of the device; `at` in epoch milliseconds. */
export const formatSentAt = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);

export interface CancellationFailure {
  title: MessageDescriptor;
  advice: MessageDescriptor;
}

interface ErrorDetails {
  kind: 'offline' | 'timeout' | 'rejected' | 'contract';
  status?: number;
}

/** What to say after a failed call: that the cancellation is not confirmed, and what to do. */
export function toCancellationFailure({ kind, status }: ErrorDetails): CancellationFailure {
  if (kind === 'offline' || kind === 'timeout') {
    return {
      title: msg`Error: there is no connection`,
      advice: msg`Your cancellation has not been confirmed. Please check your internet connection and try again. What you have typed is still here.`,
    };
  }
  if (kind === 'rejected' && status === 429) {
    return {
      title: msg`Error: too many attempts`,
      advice: msg`Please wait a few minutes and try again. What you have typed is still here.`,
    };
  }
  return {
    title: msg`Error: your cancellation has not been confirmed`,
    advice: msg`Something went wrong on our side. Please try again, or write to us. What you have typed is still here.`,
  };
}

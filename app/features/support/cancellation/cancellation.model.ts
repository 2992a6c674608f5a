import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface CancellationFields {
  email: string;
  reason: string;
}

export const MAX_REASON_LENGTH = 2000;

/** What was declared, when, and what came back. */
export interface Cancellation {
  email: string;
  reason: string;
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number;
  confirmation: string;
  effectiveAt: string;
}

/** Loose on purpose: it finds slips, the server knows the rest. */
const looksLikeEmail = (written: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(written) && written.length <= 254;

/** The mistake in the only field that must be filled in, or null. */
export function validateCancellation({ email }: CancellationFields): MessageDescriptor | null {
  const written = email.trim();
  if (written === '') return msg`Enter your e-mail address.`;
  return looksLikeEmail(written) ? null : msg`Check your e-mail address. It should look like name@example.com.`;
}

/** What is sent: no reason is no field. */
export function toCancellationBody({ email, reason }: CancellationFields): { email: string; reason?: string } {
  const why = reason.trim().slice(0, MAX_REASON_LENGTH);
  return { email: email.trim(), ...(why !== '' && { reason: why }) };
}

/** The day as the API writes it, in words; in its own writing where that is no day. */
export function formatEndDay(effectiveAt: string, locale: string): string {
  const time = Date.parse(`${effectiveAt.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return effectiveAt;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** Day and time of the declaration, by the member's own clock. */
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

/** A declaration that was perhaps not heard: it says so, and names the other way. */
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

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface CancelFields {
  email: string;
  reason: string;
}

export const longestReason = 2000;

/** What was declared, when, and what came back. */
export interface Cancelled {
  email: string;
  reason: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  confirmation: string;
  effectiveAt: string;
}

/** Loose on purpose: it finds slips, the server knows the rest. */
const looksLikeEmail = (written: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(written) && written.length <= 254;

/** The mistake in the only field that must be filled in, or null. */
export function checkCancel({ email }: CancelFields): MessageDescriptor | null {
  const written = email.trim();
  if (written === '') return msg`Enter your e-mail address.`;
  return looksLikeEmail(written) ? null : msg`Check your e-mail address. It should look like name@example.com.`;
}

/** What is sent: no reason is no field. */
export function toCancelBody({ email, reason }: CancelFields): { email: string; reason?: string } {
  const why = reason.trim().slice(0, longestReason);
  return { email: email.trim(), ...(why !== '' && { reason: why }) };
}

/** The day as the API writes it, in words; in its own writing where that is no day. */
export function tellEndDay(effectiveAt: string, locale: string): string {
  const time = Date.parse(`${effectiveAt.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return effectiveAt;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** Day and time of the declaration, by the member's own clock. */
export const tellMoment = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);

export interface CancelTrouble {
  title: MessageDescriptor;
  advice: MessageDescriptor;
}

interface Refusal {
  kind: 'offline' | 'timeout' | 'rejected' | 'contract';
  status?: number;
}

/** A declaration that was perhaps not heard: it says so, and names the other way. */
export function toCancelTrouble({ kind, status }: Refusal): CancelTrouble {
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

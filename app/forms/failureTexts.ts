import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '../api/ApiError.ts';
import { formatWaitingTime } from './formatWaitingTime.ts';

/** The texts of a banner about a failed attempt: what happened, and how to go on (rule E1). */
export interface Failure {
  title: MessageDescriptor;
  advice: MessageDescriptor;
}

export type FailureKind = 'offline' | 'tooOften' | 'server';

/**
 * Classifies an error: only the connection and the number of attempts are told apart; anything else is the server's
 * fault or ours.
 */
export function classifyError({ kind, status }: Pick<ApiError, 'kind' | 'status'>): FailureKind {
  if (kind === 'offline' || kind === 'timeout') return 'offline';
  return kind === 'rejected' && status === 429 ? 'tooOften' : 'server';
}

export const failureTexts = {
  offline: {
    title: msg`Error: there’s no connection`,
    advice: msg`Please check your internet connection and try again. What you’ve typed is still here.`,
  },
  tooOften: {
    title: msg`Error: too many attempts`,
    advice: msg`Please wait a few minutes and try again. What you’ve typed is still here.`,
  },
  server: {
    title: msg`Error: this didn’t work`,
    advice: msg`Something went wrong on our side. Please try again. What you’ve typed is still here.`,
  },
  /** Texts for calls that fail mostly because of the connection. */
  unknown: {
    title: msg`Error: this didn’t work`,
    advice: msg`Please check your internet connection and try again. What you’ve typed is still here.`,
  },
  /** A new token of the server counts as expired on this device. */
  clock: {
    title: msg`Error: the clock on your device seems to be wrong`,
    advice: msg`Please set the date and time on your device and try again.`,
  },
} as const satisfies Record<FailureKind | 'unknown' | 'clock', Failure>;

/** Explains a failed call: after too many attempts, also when the next one may succeed, if the server says so. */
export function explainError(error: Pick<ApiError, 'kind' | 'status' | 'retryAfter'>): Failure {
  const kind = classifyError(error);
  const { retryAfter } = error;
  if (kind !== 'tooOften' || retryAfter === undefined) return failureTexts[kind];
  const when = formatWaitingTime(retryAfter);
  return {
    title: failureTexts.tooOften.title,
    advice: msg`Please try again ${{ when }}. What you’ve typed is still here.`,
  };
}

/** Explains what is wrong with a token that the server has just sent; undefined if it signs in. */
export const explainTokenState = (state: 'valid' | 'expired' | 'invalid' | 'none'): { failure: Failure } | undefined =>
  state === 'valid' ? undefined : { failure: failureTexts[state === 'expired' ? 'clock' : 'server'] };

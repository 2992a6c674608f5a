import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../api/ApiError.ts';

/** Why a call failed. password and email are shown at a field of the form, the others above it. */
export type AccountFailure = 'password' | 'email' | 'tooOften' | 'offline' | 'server';

interface FailureTexts {
  title: MessageDescriptor;
  advice: MessageDescriptor;
}

export const accountFailureTexts: Readonly<Record<Exclude<AccountFailure, 'password' | 'email'>, FailureTexts>> = {
  tooOften: {
    title: msg`Error: too many attempts`,
    advice: msg`Please wait a few minutes and try again. What you have typed is still here.`,
  },
  offline: {
    title: msg`Error: there is no connection`,
    advice: msg`Please check your internet connection and try again. What you have typed is still here.`,
  },
  server: {
    title: msg`Error: this did not work`,
    advice: msg`Something went wrong on our side. Please try again. What you have typed is still here.`,
  },
};

export function classifyAccountError({
  kind,
  status,
  fields = {},
}: Pick<ApiError, 'kind' | 'status' | 'fields'>): AccountFailure {
  if (kind === 'offline' || kind === 'timeout') return 'offline';
  if (kind !== 'rejected') return 'server';
  if (status === 429) return 'tooOften';
  if (status === 409 || 'email' in fields) return 'email';
  return 'password' in fields ? 'password' : 'server';
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { checkPassword, longestPassword, shortestPassword } from '../../lib/checkPassword.ts';

const passwordMistakes: Readonly<Record<NonNullable<ReturnType<typeof checkPassword>>, MessageDescriptor>> = {
  empty: msg`Enter a new password.`,
  short: msg`Choose a longer password, with at least ${{ count: shortestPassword }} characters.`,
  long: msg`Choose a shorter password, with at most ${{ count: longestPassword }} characters.`,
  common: msg`This password is easy to guess. Choose another one, such as three words that do not belong together.`,
};

/** What has to be changed about a new password; undefined for a good one. */
export function checkNewPassword(password: string): MessageDescriptor | undefined {
  const mistake = checkPassword(password);
  return mistake ? passwordMistakes[mistake] : undefined;
}

/** Loose on purpose: it finds slips, the server knows the rest. */
export function checkEmail(written: string): MessageDescriptor | undefined {
  const email = written.trim();
  if (email === '') return msg`Enter your e-mail address.`;
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email)) {
    return msg`Check your e-mail address. It should look like name@example.com.`;
  }
  return undefined;
}

/** What stopped an attempt. gone: the link is used or too old. */
export type Trouble = 'gone' | 'password' | 'tooOften' | 'offline' | 'clock' | 'server';

interface TroubleTexts {
  title: MessageDescriptor;
  advice: MessageDescriptor;
}

export const troubleTexts: Readonly<Record<Exclude<Trouble, 'gone'>, TroubleTexts>> = {
  password: {
    title: msg`Error: this password was not accepted`,
    advice: msg`Please choose another one.`,
  },
  tooOften: {
    title: msg`Error: too many attempts`,
    advice: msg`Please wait a few minutes and try again. What you have typed is still here.`,
  },
  offline: {
    title: msg`Error: there is no connection`,
    advice: msg`Please check your internet connection and try again. What you have typed is still here.`,
  },
  clock: {
    title: msg`Error: the clock of your device seems to be wrong`,
    advice: msg`Please set the date and time of your device and try again.`,
  },
  server: {
    title: msg`Error: this did not work`,
    advice: msg`Something went wrong on our side. Please try again. What you have typed is still here.`,
  },
};

interface Refusal {
  kind: 'offline' | 'timeout' | 'rejected' | 'contract';
  status?: number;
  fields?: Readonly<Record<string, string>>;
}

export function toTrouble({ kind, status, fields }: Refusal): Trouble {
  if (kind === 'offline' || kind === 'timeout') return 'offline';
  if (kind !== 'rejected') return 'server';
  if (status === 429) return 'tooOften';
  if (fields && 'password' in fields) return 'password';
  if (status === 422) return 'password';
  return status === 404 || status === 410 || status === 403 ? 'gone' : 'server';
}

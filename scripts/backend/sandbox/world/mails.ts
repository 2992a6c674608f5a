import type { LocaleCode } from '../../../../brands/languages.ts';
import { languageIn } from '../../../../brands/languageVariants.ts';
import type { Account } from './accountTypes.ts';
import type { Region } from './homeRegions.ts';
import { sandboxTextsIn } from './sandboxTexts.ts';
import { createResetKey, issueConfirmationToken, issueToken } from './tokens.ts';

/** An email that a real back end would have sent. */
export interface Mail {
  to: string;
  subject: string;
  link: string;
}

interface MailContext {
  mails: Mail[];
  /** The origin of the links. */
  siteOrigin: string;
  now: () => number;
}

/** Returns the texts of emails in the language of the account's site. */
const textsFor = ({ town, locale }: Account) =>
  sandboxTextsIn({ country: town.country, language: locale as LocaleCode }).mails;

/**
 * Sends an email whose link signs in and leads to the page that the member wanted; it confirms nothing (reading 45).
 */
export function sendSignInLink({ mails, siteOrigin, now }: MailContext, account: Account, target?: string): void {
  const query = target ? `?target=${encodeURIComponent(target)}` : '';
  const link = `${siteOrigin}/magiclink/${issueToken(account, now())}${query}`;
  mails.push({ to: account.email, subject: textsFor(account).signIn, link });
}

/** Sends an email whose link sets a new password. */
export function sendResetLink({ mails, siteOrigin }: MailContext, account: Account): void {
  const link = `${siteOrigin}/resetPassword/${createResetKey(account)}`;
  mails.push({ to: account.email, subject: textsFor(account).newPassword, link });
}

/** Sends an email whose link signs in and confirms the account's present address, and no other (reading 45). */
export function sendConfirmationLink(
  { mails, siteOrigin, now }: MailContext,
  account: Account,
  reason: 'confirm' | 'confirmNew' = 'confirm',
): void {
  const link = `${siteOrigin}/magiclink/${issueConfirmationToken(account, now())}?confirm=1`;
  mails.push({ to: account.email, subject: textsFor(account)[reason], link });
}

/** Sends the confirmation of a cancellation; `end` (milliseconds) is on the day on which Premium ends. */
export function sendCancellation({ mails, siteOrigin }: MailContext, account: Account, end: number): void {
  const lastDay = new Intl.DateTimeFormat(tagOf(account), { dateStyle: 'long', timeZone: 'UTC' }).format(end);
  const subject = textsFor(account).cancelled.replace('{day}', lastDay);
  mails.push({ to: account.email, subject, link: `${siteOrigin}${accountPath}` });
}

/** Sends the confirmation of a withdrawal with what is paid back, in minor units. */
export function sendWithdrawal(
  { mails, siteOrigin }: MailContext,
  account: Account,
  to: string,
  { refund, currency }: { refund: number; currency: string },
): void {
  const amount = new Intl.NumberFormat(tagOf(account), { style: 'currency', currency }).format(refund / 100);
  const subject = textsFor(account).withdrawn.replace('{amount}', amount);
  mails.push({ to, subject, link: `${siteOrigin}${accountPath}` });
}

/** Sends the receipt of a declaration without a session; it says no more than the sender knows. */
export function sendReceipt(
  { mails, siteOrigin, home }: MailContext & { home: Region },
  to: string,
  number: string,
): void {
  const { received } = sandboxTextsIn(home).mails;
  mails.push({ to, subject: received.replace('{number}', number), link: siteOrigin });
}

const accountPath = '/membership-area/my-account';

const tagOf = ({ town, locale }: Account): string => languageIn(town.country, locale as LocaleCode).tag;

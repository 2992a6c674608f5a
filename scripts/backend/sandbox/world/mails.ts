import type { LocaleCode } from '../../../../brands/languages.ts';
import { languageIn } from '../../../../brands/languageVariants.ts';
import type { Account } from './accountTypes.ts';
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
  const { tag } = languageIn(account.town.country, account.locale as LocaleCode);
  const lastDay = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(end);
  mails.push({
    to: account.email,
    subject: textsFor(account).cancelled.replace('{day}', lastDay),
    link: `${siteOrigin}/membership-area/my-account`,
  });
}

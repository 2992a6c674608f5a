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
  /** The facts that the email has to say, a line each; others are words of the operator's. */
  text?: string;
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

/** Lists what was declared, as it was sent, and what the server says to it; what is absent is left out. */
const toText = (facts: object): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n');

/** Sends the confirmation of a cancellation; `end` (milliseconds) is on the day on which Premium ends. */
export function sendCancellation(
  { mails, siteOrigin }: MailContext,
  account: Account,
  end: number,
  facts: object,
): void {
  const lastDay = new Intl.DateTimeFormat(tagOf(account), { dateStyle: 'long', timeZone: 'UTC' }).format(end);
  const subject = textsFor(account).cancelled.replace('{day}', lastDay);
  mails.push({ to: account.email, subject, link: `${siteOrigin}${accountPath}`, text: toText(facts) });
}

/** Sends the confirmation of a withdrawal with what is paid back, in minor units. */
export function sendWithdrawal(
  { mails, siteOrigin }: MailContext,
  account: Account,
  to: string,
  facts: { refund: number; currency: string; [fact: string]: unknown },
): void {
  const { refund, currency } = facts;
  const amount = new Intl.NumberFormat(tagOf(account), { style: 'currency', currency }).format(refund / 100);
  const subject = textsFor(account).withdrawn.replace('{amount}', amount);
  mails.push({ to, subject, link: `${siteOrigin}${accountPath}`, text: toText(facts) });
}

/** Sends the receipt of a declaration without a session; it says no more than the sender knows. */
export function sendReceipt(
  { mails, siteOrigin, home }: MailContext & { home: Region },
  to: string,
  facts: { confirmation: string },
): void {
  const { received } = sandboxTextsIn(home).mails;
  const subject = received.replace('{number}', facts.confirmation);
  mails.push({ to, subject, link: siteOrigin, text: toText(facts) });
}

const accountPath = '/membership-area/my-account';

const tagOf = ({ town, locale }: Account): string => languageIn(town.country, locale as LocaleCode).tag;

import type { Account } from './accounts.ts';
import { issueConfirmationToken, issueToken } from './tokens.ts';

/** A letter that a real back end would have sent. */
export interface Mail {
  to: string;
  subject: string;
  link: string;
}

interface MailContext {
  mails: Mail[];
  /** Of the links in letters. */
  siteOrigin: string;
  now: () => number;
}

/** Sends a letter whose link signs in and leads to the page that the member wanted; it confirms nothing (reading 45). */
export function sendSignInLink({ mails, siteOrigin, now }: MailContext, account: Account, target?: string): void {
  const query = target ? `?target=${encodeURIComponent(target)}` : '';
  const link = `${siteOrigin}/magiclink/${issueToken(account, now())}${query}`;
  mails.push({ to: account.email, subject: 'Your sign-in link', link });
}

/** Sends a letter whose link signs in and confirms the account's present address, and no other (reading 45). */
export function sendConfirmationLink({ mails, siteOrigin, now }: MailContext, account: Account, subject: string): void {
  const link = `${siteOrigin}/magiclink/${issueConfirmationToken(account, now())}?confirm=1`;
  mails.push({ to: account.email, subject, link });
}

/** Confirms a cancellation; `lastDay` (yyyy-mm-dd) is the day on which Premium ends. */
export function sendCancellation({ mails, siteOrigin }: MailContext, account: Account, lastDay: string): void {
  mails.push({
    to: account.email,
    subject: `You have cancelled; Premium ends on ${lastDay}`,
    link: `${siteOrigin}/membership-area/my-account`,
  });
}

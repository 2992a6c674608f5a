import type { Account } from './accounts.ts';
import { issueToken } from './tokens.ts';

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

/** Sends a letter whose link signs in and confirms the address (reading 45). */
export function sendSignInLink(
  { mails, siteOrigin, now }: MailContext,
  account: Account,
  subject: string,
  target?: string,
): void {
  const query = target ? `&target=${encodeURIComponent(target)}` : '';
  mails.push({
    to: account.email,
    subject,
    link: `${siteOrigin}/magiclink/${issueToken(account, now())}?confirm=1${query}`,
  });
}

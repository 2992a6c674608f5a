/** What no reader sees: soft hyphens, zero-width characters, and line breaks with the "=" of quoted-printable mails. */
const unseen = /%C2%AD|%E2%80%8[B-F]|%E2%81%A0|%EF%BB%BF|(?:=|%3D)?(?:%0D)?%0A/gi;

/** Punctuation, brackets, quotes and blanks, encoded or not. */
const trailing = /(?:&\w+;|%[0-9A-F]{0,2}|[^\w/%-])+$/i;

/** Whether a payment provider leads there, and no mail: its ids and parameters stay as they are. */
export const isPaymentReturn = (pathname: string): boolean => /^\/completePayment(?:\/|$)/i.test(pathname);

/**
 * A path as the mail meant it, without what mail programs add: punctuation around the link, doubled slashes, invisible
 * characters, a second encoding. No page's path ends with punctuation. `query`: what was added with "&", or with a
 * question mark that was encoded.
 */
export function tidyMailedPath(written: string): { pathname: string; query: string } {
  const slashes = written.replace(/\/{2,}/g, '/');
  if (isPaymentReturn(slashes)) return { pathname: slashes, query: '' };
  const [path = '', ...query] = slashes
    .replace(/%25(?=[0-9A-F]{2})/gi, '%')
    .replace(unseen, '')
    .replace(trailing, '')
    .split(/&|%26|%3F/i);
  return { pathname: path.replace(trailing, '').replace(/\/{2,}/g, '/') || '/', query: query.join('&') };
}

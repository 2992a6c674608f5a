/**
 * Invisible characters: soft hyphens, zero-width characters, and line breaks with the "=" of quoted-printable mails.
 */
export const unseen = /%C2%AD|%E2%80%8[B-F]|%E2%81%A0|%EF%BB%BF|(?:=|%3D)?(?:%0D)?%0A/gi;

/** Trailing punctuation, brackets, quotes and blanks, encoded or not. */
const trailing = /(?:&\w+;|%[0-9A-F]{0,2}|[^\w/%-])+$/i;

/**
 * Text after a link that was written into HTML, Markdown or beside its own text: `</a>`, `](https://…)`, `<https://…>`.
 */
const following = /(?:[<>()[\]|]|%(?:3C|3E|28|29|5B|5D|7C))+(?:\/|%2F|https?(?::|%3A)).*/i;

/** Whether payment providers, not mails, lead to a path, whose ids and parameters then stay as they are. */
export const isPaymentReturn = (pathname: string): boolean => /^\/completePayment(?:\/|$)/i.test(pathname);

/**
 * Removes from a path what mail programs add: punctuation around the link, doubled slashes, invisible characters, a
 * second encoding. No page's path ends with punctuation. `query` is what was added with "&", or with an encoded
 * question mark.
 */
export function tidyMailedPath(written: string): { pathname: string; query: string } {
  const slashes = written.replace(/^(?:\/|\\|%2F|%5C)+|\/{2,}/gi, '/');
  if (isPaymentReturn(slashes)) return { pathname: slashes, query: '' };
  const [path = '', ...query] = slashes
    .replace(/%25(?=[0-9A-F]{2})/gi, '%')
    .replace(unseen, '')
    .replace(following, '')
    .replace(trailing, '')
    .split(/&|%26|%3F/i);
  return { pathname: path.replace(trailing, '').replace(/\/{2,}/g, '/') || '/', query: query.join('&') };
}

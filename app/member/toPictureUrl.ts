import { parseUrl } from '../lib/parseUrl.ts';

const MAX_URL_LENGTH = 2000;

/**
 * The absolute address of a picture; null without one, or for one on another origin, whose server would learn which
 * member looks at whom.
 *
 * @param base for relative addresses
 * @param origins that pictures may come from
 */
export function toPictureUrl(path: string | null, base: string, origins: readonly string[]): string | null {
  if (!path || path.length > MAX_URL_LENGTH) return null;
  const url = parseUrl(path, base);
  if (!url) return null;
  const isPlainHttp = url.username === '' && url.password === '' && /^https?:$/.test(url.protocol);
  return isPlainHttp && origins.includes(url.origin) ? url.href : null;
}

/**
 * Address of a member's picture, or null where the default avatar belongs: nothing is there, or it is not on one of our
 * own hosts and would tell a stranger who looks at whom.
 *
 * @param base what relative addresses are relative to
 */
export function toPictureUrl(path: string | null, base: string, origins: readonly string[]): string | null {
  if (!path || path.length > 2000 || !URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  const plain = url.username === '' && url.password === '' && /^https?:$/.test(url.protocol);
  return plain && origins.includes(url.origin) ? url.href : null;
}

/** Characters of an address that every mail program takes. */
const MAX_LENGTH = 1900;

/**
 * The address of a new email.
 *
 * @param lines of its text
 * @param rest line that replaces what has no room
 */
export function toMailto(address: string, subject: string, lines: readonly string[], rest: string): string {
  // Half of an emoji cannot be encoded.
  const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
  const fitting = `mailto:${address}?subject=${encode(subject)}&body=`;
  const whole = encode(lines.join('\r\n'));
  if (fitting.length + whole.length <= MAX_LENGTH) return fitting + whole;
  const end = encode(`\r\n${rest}`);
  const room = MAX_LENGTH - fitting.length - end.length;
  let kept = [...lines.join('\r\n')];
  // A character takes twelve at most.
  for (let over = whole.length - room; over > 0; over = encode(kept.join('')).length - room) {
    kept = kept.slice(0, -Math.ceil(over / 12));
  }
  return fitting + encode(kept.join('')) + end;
}

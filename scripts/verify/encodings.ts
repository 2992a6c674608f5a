const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Shorter pieces stand in other base64 by chance. */
const MIN_FRAGMENT_LENGTH = 7;

/**
 * What a word looks like inside base64: the letters that are the same whatever stands before and after it, for each of
 * the three places it can begin at.
 */
export function toBase64Fragments(word: string): string[] {
  const bytes = Buffer.from(word);
  return [0, 1, 2]
    .map((before) => {
      const text = toUnpaddedBase64(Buffer.concat([Buffer.alloc(before), bytes]));
      // The first letters hold bits of what stands before, the last one may hold bits of what comes after.
      const first = Math.ceil((before * 8) / 6);
      const whole = Math.floor(((before + bytes.length) * 8) / 6);
      return text.slice(first, whole);
    })
    .filter((piece) => piece.length >= MIN_FRAGMENT_LENGTH);
}

/** A word as hexadecimal digits. */
export const toHex = (word: string): string => Buffer.from(word).toString('hex');

/** The parts of a text that could be something encoded; the rest of it need not be looked at. */
export const findEncodedRuns = (text: string): string => (text.match(/[A-Za-z0-9+/_-]{10,}/g) ?? []).join('\n');

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Length of the shortest fragment that does not occur in other base64 by chance. */
const MIN_FRAGMENT_LENGTH = 7;

/**
 * Returns the fragments of a word inside base64: for each of its three possible alignments, the characters that do not
 * depend on the text before and after it.
 */
export function toBase64Fragments(word: string): string[] {
  const bytes = Buffer.from(word);
  return [0, 1, 2]
    .map((before) => {
      const text = toUnpaddedBase64(Buffer.concat([Buffer.alloc(before), bytes]));
      // The first characters hold bits of the text before, the last one may hold bits of the text after.
      const first = Math.ceil((before * 8) / 6);
      const last = Math.floor(((before + bytes.length) * 8) / 6);
      return text.slice(first, last);
    })
    .filter((piece) => piece.length >= MIN_FRAGMENT_LENGTH);
}

/** Writes a word as hexadecimal digits. */
export const toHex = (word: string): string => Buffer.from(word).toString('hex');

/** Finds the parts of a text that could be encoded, one per line. */
export const findEncodedRuns = (text: string): string => (text.match(/[A-Za-z0-9+/_-]{10,}/g) ?? []).join('\n');

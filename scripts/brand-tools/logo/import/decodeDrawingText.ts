/** Byte order marks at the beginning of a file, by encoding. */
const marks: readonly [hex: string, encoding: string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
  // "<" and a zero, in either order.
  ['3c00', 'utf-16le'],
  ['003c', 'utf-16be'],
];

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

/** Pattern of the encoding that a drawing declares in its first line, as in XML. */
const declarationPattern = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** Finds the encodings that a drawing may be in: what its first bytes say, else what it declares, and UTF-8. */
function findEncodings(bytes: Buffer): string[] {
  const mark = marks.find(([hex]) => startsWith(bytes, hex));
  if (mark) return [mark[1]];
  const declared = declarationPattern.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]?.toLowerCase();
  // A file whose bytes can be read one by one is in neither of these.
  return declared === undefined || /^(?:utf-16|ucs-)/.test(declared) ? ['utf-8'] : [declared, 'utf-8'];
}

/** Decodes the text of a drawing in its declared encoding, without a byte order mark; undefined if it is in another. */
export function decodeDrawingText(bytes: Buffer): string | undefined {
  for (const encoding of findEncodings(bytes)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // An unknown encoding, or one that the file is not in.
    }
  }
  return undefined;
}

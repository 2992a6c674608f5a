/** A decoded table. */
interface DecodedTable {
  text: string;
  /** The encoding, if it lacks letters, so that a spreadsheet has written ? in place of them. */
  lossy?: string;
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** Decodes a table by its mark, its zeros, or its bytes: UTF-8, UTF-16, else what Windows writes in the language. */
export function decodeTable(bytes: Uint8Array): DecodedTable {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode(bytes, 'utf-16le') };
  if (first === 0xfe && second === 0xff) return { text: decode(bytes, 'utf-16be') };
  if (second === 0 && first !== 0) return { text: decode(bytes, 'utf-16le') };
  if (first === 0 && second !== 0) return { text: decode(bytes, 'utf-16be') };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const western = decode(bytes, 'windows-1252');
    const isCentral = /\((?:cs|pl)\)/.test(western.split(/[\r\n]/, 1)[0]!);
    const encoding = isCentral ? 'windows-1250' : 'windows-1252';
    return { text: decode(bytes, encoding), lossy: encoding };
  }
}

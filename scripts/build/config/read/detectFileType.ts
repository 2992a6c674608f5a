/** Types of files that people mistake for logos, by the bytes near their beginning. */
const signatures: readonly [name: string, at: number, hex: string][] = [
  ['PNG', 0, '89504e470d0a1a0a'],
  ['JPEG', 0, 'ffd8ff'],
  ['GIF', 0, '47494638'],
  ['WebP', 8, '57454250'],
  ['HEIC or AVIF', 4, '66747970'],
  ['TIFF', 0, '49492a00'],
  ['TIFF', 0, '4d4d002a'],
  ['BMP', 0, '424d'],
  ['PDF (or Illustrator)', 0, '25504446'],
  ['PostScript', 0, '25215053'],
  ['PostScript', 0, 'c5d0d3c6'],
  ['Photoshop', 0, '38425053'],
  ['ZIP', 0, '504b'],
  ['gzip', 0, '1f8b'],
];

/** Detects the type of a file by its content; undefined if it is none that people mistake for a logo. */
export function detectFileType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024));
  const known = signatures.find(([, at, hex]) => start.subarray(at, at + hex.length / 2).toString('hex') === hex);
  if (known) return known[0];
  // Without the zeros of UTF-16 and its mark, the first letters are the same as in any other encoding.
  const head = start
    .toString('latin1')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .replaceAll('\0', '')
    .trimStart()
    .toLowerCase();
  if (/^<(?:!doctype\s+)?html/.test(head)) return 'HTML';
  return /^<(?:svg|\w+:svg|[?!])/.test(head) ? 'SVG' : undefined;
}

/** Facts that the segments of a JPEG say, without decoding it. */
interface JpegFacts {
  width: number;
  height: number;
  /** Kinds of metadata in it. */
  metadata: string[];
  /** Number of its channels: 3 for colours of screens, 1 for greys. */
  channels: number;
  /** Whether its last bytes are those that end a JPEG. */
  isWhole: boolean;
}

const metadataNames: Readonly<Record<number, string>> = {
  225: 'EXIF or XMP (camera, place, time)',
  226: 'a colour profile',
  237: 'IPTC (author, caption)',
  254: 'a comment',
};

/** Reads the segments of a JPEG; undefined if it is none. */
export function readJpegFacts(bytes: Uint8Array): JpegFacts | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 4 || view.readUInt16BE(0) !== 0xffd8) return undefined;
  const metadata = new Set<string>();
  for (let at = 2; at + 9 < view.length; ) {
    const marker = view[at + 1]!;
    if (view[at] !== 0xff) return undefined;
    const name = metadataNames[marker];
    if (name !== undefined) metadata.add(name);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame)
      return {
        width: view.readUInt16BE(at + 7),
        height: view.readUInt16BE(at + 5),
        channels: view[at + 9] ?? 0,
        metadata: [...metadata],
        isWhole: view.readUInt16BE(view.length - 2) === 0xffd9,
      };
    at += 2 + view.readUInt16BE(at + 2);
  }
  return undefined;
}

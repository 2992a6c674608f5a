import type { Metadata } from 'sharp';

const GPS_TAG = 0x8825;

/** Whether EXIF, as a file holds it, has a position; `false` for what cannot be read, which goes away as well. */
function holdsPosition(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    return Array.from({ length: read16(first) }, (_, index) => read16(first + 2 + index * 12)).includes(GPS_TAG);
  } catch {
    return false;
  }
}

/** Lists in plain words the metadata of a picture, none of which a site gets. */
export function listMetadata({ exif, xmp, iptc, comments }: Metadata): string[] {
  return [
    ...(exif && holdsPosition(exif) ? ['the place where it was taken (GPS)'] : []),
    ...(exif ? ['camera and time (EXIF)'] : []),
    ...(xmp ? ['notes of programs (XMP)'] : []),
    ...(iptc ? ['author and caption (IPTC)'] : []),
    ...(comments && comments.length > 0 ? ['comments'] : []),
  ];
}

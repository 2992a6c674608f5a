import { crc32 } from 'node:zlib';

/** Private text in the metadata of a picture. */
const CANARY = 'Kanarienvogel';

const ascii = (text: string) => Buffer.from(`${text}\0`, 'latin1');
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number) => Buffer.concat([uint16(value >>> 16), uint16(value & 0xffff)]);
const exifEntry = (tag: number, type: number, count: number, value: Buffer) =>
  Buffer.concat([uint16(tag), uint16(type), uint32(count), value]);

/** Creates Exif with an orientation (6: a quarter turn to the right), a camera model and a position. */
function createExif(): Buffer {
  const model = ascii(CANARY);
  const degrees = Buffer.concat([48, 1, 12, 1, 30, 1].map(uint32));
  // Offsets count from the byte order mark: 8 bytes of header, 3 entries, the entries of the position, then long values.
  const position = 8 + 2 + 3 * 12 + 4;
  const longValues = position + 2 + 2 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*', 'latin1'),
    uint32(8),
    uint16(3),
    exifEntry(0x0110, 2, model.length, uint32(longValues + degrees.length)),
    exifEntry(0x0112, 3, 1, Buffer.concat([uint16(6), uint16(0)])),
    exifEntry(0x8825, 4, 1, uint32(position)),
    uint32(0),
    uint16(2),
    exifEntry(0x0001, 2, 2, Buffer.from('N\0\0\0', 'latin1')),
    exifEntry(0x0002, 5, 3, uint32(longValues)),
    uint32(0),
    degrees,
    model,
  ]);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(content.length + 2), content]);

/** Adds Exif, XMP and a comment to a JPEG. */
export function addJpegMetadata(jpeg: Buffer): Buffer {
  const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:li>${CANARY}</rdf:li></x:xmpmeta>`;
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, createExif()),
    segment(0xe1, Buffer.from(xmp, 'latin1')),
    segment(0xfe, Buffer.from(CANARY, 'latin1')),
    jpeg.subarray(2),
    Buffer.from(CANARY, 'latin1'),
  ]);
}

/** Adds a text chunk, and bytes after the end, to a PNG. */
export function addPngMetadata(png: Buffer): Buffer {
  const afterHeader = 8 + 25;
  const content = Buffer.from(`tEXtComment\0${CANARY}`, 'latin1');
  const chunk = Buffer.concat([uint32(content.length - 4), content, uint32(crc32(content))]);
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader), Buffer.from(CANARY, 'latin1')]);
}

/** Finds the metadata that a picture still contains. */
export const findMetadata = (picture: Buffer): string[] => {
  const text = picture.toString('latin1');
  return [CANARY, 'Exif', 'xmpmeta', 'http://ns.adobe.com', 'tEXt', 'iTXt', 'zTXt', 'eXIf', 'Photoshop'].filter(
    (word) => text.includes(word),
  );
};

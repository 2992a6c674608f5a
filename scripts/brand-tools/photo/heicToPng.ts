import { crc32, deflateSync } from 'node:zlib';
import { loadSharp } from '../../build/pictures/photos/encodePhoto.ts';

/** Length of a PNG's signature and header, after which the colour profile is. */
const HEADER_LENGTH = 33;

/** Makes the chunk of a PNG that holds a colour profile. */
function toProfileChunk(profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length - 4, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

/**
 * Decodes a photograph of an iPhone (HEIC) to a PNG of its main picture, upright, with its colour profile. Throws for one
 * that is damaged.
 */
export async function heicToPng(bytes: Uint8Array, profile: Uint8Array | undefined): Promise<Buffer> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new RangeError('there is no picture in the file');
  const [width, height] = [image.get_width(), image.get_height()];
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const filled = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => image.display(target, resolve));
  for (const one of images) one.free();
  if (!filled) throw new RangeError('the picture is damaged');
  const sharp = await loadSharp();
  const png = await sharp(filled.data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!profile) return png;
  return Buffer.concat([png.subarray(0, HEADER_LENGTH), toProfileChunk(profile), png.subarray(HEADER_LENGTH)]);
}

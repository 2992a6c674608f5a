import type { OffsetProblem } from '../parse/pathProblem.ts';
import type { Attribute, Token } from './tokenizeSvg.ts';

/** Longest side, in pixels: a logo is shown up to 72 px high, an icon up to 512. */
const MAX_SIDE = 1024;

const dataPattern = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;

const pngSignature = '89504e470d0a1a0a0000000d49484452';

function readPngSize(bytes: Buffer): [width: number, height: number] | undefined {
  if (bytes.subarray(0, 16).toString('hex') !== pngSignature || bytes.length < 33) return undefined;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** Whether a marker of a JPEG begins a frame, which says how large the picture is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpegSize(bytes: Buffer): [width: number, height: number] | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1]!)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return undefined;
}

const isReference = ({ name }: Attribute) => name === 'href';

/** Whether a tag is the only one by which a drawing holds a picture: an element `image` with its data. */
export const isEmbeddedPicture = (tag: Token & { type: 'open' }): boolean =>
  tag.name === 'image' &&
  tag.attributes.some((attribute) => isReference(attribute) && attribute.value.startsWith('data:'));

/**
 * Checks a picture inside a logo or icon: a PNG or JPEG by its content too, and small, because drawing it takes memory.
 */
export function checkEmbeddedPicture({ attributes, offset }: Token & { type: 'open' }): OffsetProblem[] {
  const { value, valueOffset } = attributes.find(isReference)!;
  const [, type, data] = dataPattern.exec(value) ?? [];
  if (!data)
    return [
      {
        offset: valueOffset,
        message: 'the picture inside is no PNG or JPEG',
        hint: 'npm run new-brand -- --logo makes such drawings',
      },
    ];
  const bytes = Buffer.from(data, 'base64');
  const size = type === 'png' ? readPngSize(bytes) : readJpegSize(bytes);
  if (!size)
    return [
      { offset: valueOffset, message: `the picture inside is no ${type!.toUpperCase()}`, hint: 'embed it again' },
    ];
  const missing = ['width', 'height'].find((name) => !attributes.some((attribute) => attribute.name === name));
  if (missing) return [{ offset, message: `"${missing}" is missing in <image>`, hint: 'add it' }];
  if (Math.max(...size) <= MAX_SIDE && Math.min(...size) > 0) return [];
  const message = `the picture inside has ${size.join(' by ')} pixels`;
  return [{ offset: valueOffset, message, hint: `each side takes 1 to ${MAX_SIDE}` }];
}

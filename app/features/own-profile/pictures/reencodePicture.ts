import { type PictureCrop, toCroppedArea } from './pictureCrop.ts';
import {
  isDrawable,
  MAX_SIDE_PX,
  type PictureType,
  parsePictureType,
  pictureProblems,
  toDrawnSize,
  toMimeType,
  toUploadFormat,
  validatePicture,
} from './pictureFile.ts';

const SIGNATURE_BYTES = 8;
const JPEG_QUALITY = 0.9;

/** Resolves to the problem of a file, or null. Its name and its declared type do not count. */
export async function validatePictureFile(file: Blob) {
  return validatePicture(file.size, await readFileType(file));
}

async function readFileType(file: Blob): Promise<PictureType | null> {
  return parsePictureType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
}

/** The error for a file that the browser cannot draw. */
export class UndecodablePictureError extends Error {
  override readonly name = 'UndecodablePictureError';
  readonly text = pictureProblems.notAPicture;
}

/**
 * Draws a picture or a part of it again, upright, so that only its pixels remain: no place, time or camera, and no data
 * after the picture. Throws `UndecodablePictureError`.
 *
 * @returns the picture, and the format to declare for it
 */
export async function reencodePicture(
  file: Blob,
  name: string,
  crop: PictureCrop | null,
): Promise<{ picture: Blob; format: string }> {
  const type = await readFileType(file);
  if (!type) throw new UndecodablePictureError();
  const format = toUploadFormat(name, type);
  return { picture: await drawPicture(file, crop, toMimeType(format), MAX_SIDE_PX), format };
}

/** Longest side of the preview: twice its height on the page. */
const PREVIEW_SIDE_PX = 600;

/** Draws a small copy of the part that a crop leaves. Throws `UndecodablePictureError`. */
export const drawPreview = (file: Blob, crop: PictureCrop | null): Promise<Blob> =>
  drawPicture(file, crop, 'image/jpeg', PREVIEW_SIDE_PX);

async function drawPicture(file: Blob, crop: PictureCrop | null, type: PictureType, maxSide: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UndecodablePictureError();
  });
  try {
    if (!isDrawable(bitmap)) throw new UndecodablePictureError();
    const { x, y, ...area } = toCroppedArea({ width: bitmap.width, height: bitmap.height }, crop);
    const size = toDrawnSize(area, maxSide);
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    if (!context) throw new UndecodablePictureError();
    // JPEG has no transparency; without a background it would be black.
    if (type === 'image/jpeg') {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, size.width, size.height);
    }
    context.drawImage(bitmap, x, y, area.width, area.height, 0, 0, size.width, size.height);
    return await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  } finally {
    bitmap.close();
  }
}

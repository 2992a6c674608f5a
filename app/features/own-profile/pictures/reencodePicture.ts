import {
  type PictureType,
  parsePictureType,
  pictureErrors,
  toDrawnSize,
  toMimeType,
  toUploadFormat,
  validatePicture,
} from './pictureFile.ts';

const SIGNATURE_BYTES = 8;
const JPEG_QUALITY = 0.9;

/** The error in a file, or null. Its name and its declared type do not count. */
export async function validatePictureFile(file: Blob) {
  return validatePicture(file.size, await readFileType(file));
}

async function readFileType(file: Blob): Promise<PictureType | null> {
  return parsePictureType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
}

/** Thrown for a file that the browser cannot draw. */
export class UndecodablePictureError extends Error {
  override readonly name = 'UndecodablePictureError';
  readonly text = pictureErrors.notAPicture;
}

/**
 * Draws a picture again, upright, so that only its pixels remain: no place, time or camera, and no data behind the
 * picture. Throws `UndecodablePictureError`.
 *
 * @returns the picture, and the format to declare for it
 */
export async function reencodePicture(file: Blob, name: string): Promise<{ picture: Blob; format: string }> {
  const type = await readFileType(file);
  if (!type) throw new UndecodablePictureError();
  const format = toUploadFormat(name, type);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UndecodablePictureError();
  });
  try {
    const size = toDrawnSize(bitmap.width, bitmap.height);
    if (!size) throw new UndecodablePictureError();
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    if (!context) throw new UndecodablePictureError();
    // JPEG has no transparency; without a background it would be black.
    if (toMimeType(format) === 'image/jpeg') {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, size.width, size.height);
    }
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    return { picture: await canvas.convertToBlob({ type: toMimeType(format), quality: JPEG_QUALITY }), format };
  } finally {
    bitmap.close();
  }
}

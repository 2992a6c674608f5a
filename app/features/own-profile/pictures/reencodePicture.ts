import {
  type PictureType,
  parsePictureType,
  pictureErrors,
  toDrawnSize,
  toMimeType,
  toUploadFormat,
  validatePicture,
} from './pictureFile.model.ts';

/** What is wrong with a file as it stands, or null. Its name and its claimed type are not asked. */
export async function validatePictureFile(file: Blob) {
  return validatePicture(file.size, await readFileType(file));
}

async function readFileType(file: Blob): Promise<PictureType | null> {
  return parsePictureType(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
}

/** Thrown for a file that no browser can draw. */
export class UndecodablePictureError extends Error {
  override readonly name = 'Undrawable';
  readonly text = pictureErrors.notAPicture;
}

/**
 * Draws a picture anew, upright. Nothing but its pixels comes along: no place, no time, no camera, no name, nothing that
 * hides behind the picture.
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
    const pen = canvas.getContext('2d');
    if (!pen) throw new UndecodablePictureError();
    // JPEG knows no transparency and would show black.
    if (toMimeType(format) === 'image/jpeg') {
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, size.width, size.height);
    }
    pen.drawImage(bitmap, 0, 0, size.width, size.height);
    return { picture: await canvas.convertToBlob({ type: toMimeType(format), quality: 0.9 }), format };
  } finally {
    bitmap.close();
  }
}

import {
  checkFile,
  faults,
  fitPicture,
  type PictureType,
  readPictureType,
  toFormat,
  toType,
} from './pictureFile.model.ts';

/** What is wrong with a file as it stands, or null. Its name and its claimed type are not asked. */
export async function inspectFile(file: Blob) {
  return checkFile(file.size, await readType(file));
}

async function readType(file: Blob): Promise<PictureType | null> {
  return readPictureType(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
}

/** Thrown for a file that no browser can draw. */
export class Undrawable extends Error {
  override readonly name = 'Undrawable';
  readonly text = faults.notAPicture;
}

/**
 * Draws a picture anew, upright. Nothing but its pixels comes along: no place, no time, no camera, no name, nothing that
 * hides behind the picture.
 */
export async function cleanPicture(file: Blob, name: string): Promise<{ picture: Blob; format: string }> {
  const type = await readType(file);
  if (!type) throw new Undrawable();
  const format = toFormat(name, type);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Undrawable();
  });
  try {
    const size = fitPicture(bitmap.width, bitmap.height);
    if (!size) throw new Undrawable();
    const canvas = new OffscreenCanvas(size.width, size.height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Undrawable();
    // JPEG knows no transparency and would show black.
    if (toType(format) === 'image/jpeg') {
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, size.width, size.height);
    }
    pen.drawImage(bitmap, 0, 0, size.width, size.height);
    return { picture: await canvas.convertToBlob({ type: toType(format), quality: 0.9 }), format };
  } finally {
    bitmap.close();
  }
}

import { useEffect, useState } from 'react';
import { log } from '../../../lib/log.ts';
import type { PictureCrop } from './pictureCrop.ts';
import { drawPreview } from './reencodePicture.ts';
import { useFilePreview } from './useFilePreview.ts';

/** Returns the ref of an image that shows the part of a picture that will be sent. */
export function useCroppedPreview(file: Blob, crop: PictureCrop | null) {
  const [cropped, setCropped] = useState<{ of: PictureCrop; picture: Blob } | null>(null);
  useEffect(() => {
    if (!crop) return;
    let current = true;
    drawPreview(file, crop)
      .then((picture) => current && setCropped({ of: crop, picture }))
      .catch((error) => log.warn('a picture could not be cropped', error));
    return () => {
      current = false;
    };
  }, [file, crop]);
  return useFilePreview(crop && cropped?.of === crop ? cropped.picture : file);
}

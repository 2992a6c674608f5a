import { useCallback } from 'react';

/** Returns the ref of an image that shows the file, as long as both exist. */
export function useFilePreview(file: Blob): (image: HTMLImageElement) => () => void {
  return useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.setAttribute('src', address);
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}

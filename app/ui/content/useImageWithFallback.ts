import { useState } from 'react';

/** The props of an image: its address, or the fallback where there is none or it does not load. */
export function useImageWithFallback<Fallback extends string | null>(picture: string | null, fallback: Fallback) {
  const [broken, setBroken] = useState<string | null>(null);
  const missing = picture === null || picture === broken;
  return {
    src: missing ? fallback : picture,
    onError: () => {
      if (!missing) setBroken(picture);
    },
  };
}

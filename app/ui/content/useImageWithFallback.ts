import { useState } from 'react';

interface ImageWithFallback {
  src: string;
  onError: () => void;
}

/** The picture, or what takes its place where there is none or it does not load. */
export function useImageWithFallback(picture: string | null, fallback: string): ImageWithFallback {
  const [broken, setBroken] = useState<string | null>(null);
  const missing = picture === null || picture === broken;
  return {
    src: missing ? fallback : picture,
    onError: () => {
      if (!missing) setBroken(picture);
    },
  };
}

import { useState } from 'react';

interface ShownPicture {
  src: string;
  onError: () => void;
}

/** The picture, or what takes its place where there is none or it does not load. */
export function useShownPicture(picture: string | null, fallback: string): ShownPicture {
  const [broken, setBroken] = useState<string | null>(null);
  const missing = picture === null || picture === broken;
  return {
    src: missing ? fallback : picture,
    onError: () => {
      if (!missing) setBroken(picture);
    },
  };
}

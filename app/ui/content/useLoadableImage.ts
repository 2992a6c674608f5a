import { useState } from 'react';

/** The props of an image; `src` is null where there is none, or once it has not loaded. */
export function useLoadableImage(picture: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  return {
    src: picture === broken ? null : picture,
    onError: () => setBroken(picture),
  };
}

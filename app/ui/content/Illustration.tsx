import { useState } from 'react';
import * as styles from './Illustration.css.ts';

interface IllustrationProps {
  /** Address of the drawing, which is 640 wide and 480 high. */
  src: string;
  /** Not in sight when the page opens. */
  lazy?: boolean;
}

/** A drawn picture that goes with words; it says nothing itself, and without a connection it may stay away. */
export function Illustration({ src, lazy: late = false }: IllustrationProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === broken) return null;
  return (
    <img
      className={styles.image}
      src={src}
      width="640"
      height="480"
      alt=""
      loading={late ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

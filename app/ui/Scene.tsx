import { useState } from 'react';
import * as styles from './Scene.css.ts';

interface SceneProps {
  /** Address of the drawing, which is 640 wide and 480 high. */
  src: string;
  /** Not in sight when the page opens. */
  late?: boolean;
}

/** A drawn picture that goes with words; it says nothing itself, and without a connection it may stay away. */
export function Scene({ src, late = false }: SceneProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === broken) return null;
  return (
    <img
      className={styles.scene}
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

import { useState } from 'react';
import * as styles from './Avatar.css.ts';
import { DrawnFace, type DrawnFaceProps } from './DrawnFace.tsx';

interface AvatarProps extends DrawnFaceProps {
  /** Address of a picture from one of our own hosts, or null for the drawn face. */
  picture: string | null;
  size?: keyof typeof styles.size;
}

/** Decorative: the name stands beside it. */
export function Avatar({ picture, gender, band, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (picture === null || picture === broken) {
    return (
      <span className={styles.size[size]}>
        <DrawnFace gender={gender} band={band} />
      </span>
    );
  }
  return (
    <img
      className={styles.size[size]}
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture)}
    />
  );
}

import { useState } from 'react';
import { DrawnFace, type DrawnFaceProps } from './DrawnFace.tsx';
import * as styles from './Portrait.css.ts';

interface PortraitProps extends DrawnFaceProps {
  /** Address of a picture from one of our own hosts, or null for the drawn face. */
  picture: string | null;
  shape: keyof typeof styles.shape;
  /** Empty where the name stands beside it. */
  alt: string;
  /** In sight when the page opens. */
  early?: boolean;
}

/** A picture of somebody, as large as the room it is given. */
export function Portrait({ picture, gender, band, shape, alt, early = false }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const missing = picture === null || picture === broken;
  return (
    <div className={styles.shape[shape]}>
      {missing ? (
        <span className={styles.drawn}>
          <DrawnFace gender={gender} band={band} />
        </span>
      ) : (
        <img
          className={shape === 'whole' ? styles.whole : styles.cover}
          src={picture}
          alt={alt}
          loading={early ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
        />
      )}
    </div>
  );
}

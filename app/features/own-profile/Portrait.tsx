import { useState } from 'react';
import { site } from '../../site/site.ts';
import { DrawnFace } from '../../ui/DrawnFace.tsx';
import * as styles from './ProfileCard.css.ts';

interface PortraitProps {
  picture: string | null;
  gender: 'male' | 'female';
}

/** The main picture, or the drawn face where there is none. */
export function Portrait({ picture, gender }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.portrait}>
      {picture === null || picture === broken ? (
        <DrawnFace gender={gender} band={site.ageBracket} />
      ) : (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  );
}

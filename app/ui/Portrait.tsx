import * as styles from './Portrait.css.ts';
import { useShownPicture } from './useShownPicture.ts';

interface PortraitProps {
  /** Address of a picture from one of our own hosts, or null. */
  picture: string | null;
  /** Address of what is shown without one, or when it does not load. */
  fallback: string;
  shape: keyof typeof styles.shape;
  /** Empty where the name stands beside it. */
  alt: string;
  /** In sight when the page opens. */
  early?: boolean;
}

/** A picture of somebody, as large as the room it is given. */
export function Portrait({ picture, fallback, shape, alt, early = false }: PortraitProps) {
  const shown = useShownPicture(picture, fallback);
  return (
    <div className={styles.shape[shape]}>
      <img
        {...shown}
        className={shape === 'whole' ? styles.whole : styles.cover}
        alt={alt}
        loading={early ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}

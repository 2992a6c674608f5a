import * as styles from './PortraitImage.css.ts';
import { useImageWithFallback } from './useImageWithFallback.ts';

interface PortraitImageProps {
  /** Address of a picture from one of our own hosts, or null. */
  picture: string | null;
  /** Address of what is shown without one, or when it does not load. */
  fallback: string;
  shape: keyof typeof styles.shape;
  /** Empty where the name stands beside it. */
  alt: string;
  /** In sight when the page opens. */
  eager?: boolean;
}

/** A picture of somebody, as large as the room it is given. */
export function PortraitImage({ picture, fallback, shape, alt, eager: early = false }: PortraitImageProps) {
  const shown = useImageWithFallback(picture, fallback);
  return (
    <div className={styles.shape[shape]}>
      <img
        {...shown}
        className={shape === 'whole' ? styles.contained : styles.cover}
        alt={alt}
        loading={early ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}

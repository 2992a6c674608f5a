import * as styles from './PortraitImage.css.ts';
import { useImageWithFallback } from './useImageWithFallback.ts';

interface PortraitImageProps {
  /** Address of a picture from one of our own hosts, or null. */
  picture: string | null;
  /** Address of the picture shown without one, or when it does not load. */
  fallback: string;
  shape: keyof typeof styles.shape;
  /** Empty where the name is beside it. */
  alt: string;
  /** Visible when the page opens. */
  eager?: boolean;
}

/** A picture of a member, as large as its container. */
export function PortraitImage({ picture, fallback, shape, alt, eager = false }: PortraitImageProps) {
  const image = useImageWithFallback(picture, fallback);
  return (
    <div className={styles.shape[shape]}>
      <img
        {...image}
        className={shape === 'contain' ? styles.contained : styles.cover}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}

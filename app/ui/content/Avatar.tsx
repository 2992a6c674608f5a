import * as styles from './Avatar.css.ts';
import { useImageWithFallback } from './useImageWithFallback.ts';

interface AvatarProps {
  /** Address of a picture from one of our own hosts, or null. */
  picture: string | null;
  /** Address of the picture shown without one, or when it does not load. */
  fallback: string;
  size?: keyof typeof styles.size;
  /** Visible when the page opens. */
  eager?: boolean;
}

/** Decorative: the name is beside it. */
export function Avatar({ picture, fallback, size = 'medium', eager = false }: AvatarProps) {
  const image = useImageWithFallback(picture, fallback);
  return (
    <img
      {...image}
      className={styles.size[size]}
      alt=""
      width="64"
      height="64"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

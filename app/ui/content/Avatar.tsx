import * as styles from './Avatar.css.ts';
import { useImageWithFallback } from './useImageWithFallback.ts';

interface AvatarProps {
  /** Address of a picture from one of our own hosts, or null. */
  picture: string | null;
  /** Address of what is shown without one, or when it does not load. */
  fallback: string;
  size?: keyof typeof styles.size;
  /** In sight when the page opens. */
  eager?: boolean;
}

/** Decorative: the name stands beside it. */
export function Avatar({ picture, fallback, size = 'medium', eager: early = false }: AvatarProps) {
  const shown = useImageWithFallback(picture, fallback);
  return (
    <img
      {...shown}
      className={styles.size[size]}
      alt=""
      width="64"
      height="64"
      loading={early ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

import * as styles from './Avatar.css.ts';
import { useShownPicture } from './useShownPicture.ts';

interface AvatarProps {
  /** Address of a picture from one of our own hosts, or null. */
  picture: string | null;
  /** Address of what is shown without one, or when it does not load. */
  fallback: string;
  size?: keyof typeof styles.size;
  /** In sight when the page opens. */
  early?: boolean;
}

/** Decorative: the name stands beside it. */
export function Avatar({ picture, fallback, size = 'medium', early = false }: AvatarProps) {
  const shown = useShownPicture(picture, fallback);
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

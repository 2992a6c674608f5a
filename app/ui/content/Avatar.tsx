import * as styles from './Avatar.css.ts';
import { Initial } from './Initial.tsx';
import { toFocusStyle } from './toFocusStyle.ts';
import { useLoadableImage } from './useLoadableImage.ts';

/** The picture or the initial of a person or the team. */
export interface AvatarSource {
  /** Address of a picture from one of our own hosts, or null. */
  picture: string | null;
  /** Shown without a picture, or when it does not load: one character, or nothing. */
  initial: string;
  tone: 'female' | 'male' | 'team';
}

interface AvatarProps extends AvatarSource {
  size?: keyof typeof styles.size;
  /** Visible when the page opens. */
  eager?: boolean;
}

/**
 * A small round picture of a member or the team beside their name, so it is decorative; larger ones are
 * `PortraitImage`. Without a picture, or when it does not load, it shows the initial.
 */
export function Avatar({ picture, initial, tone, size = 'medium', eager = false }: AvatarProps) {
  const { src, onError } = useLoadableImage(picture);
  return (
    <span className={styles.size[size]} aria-hidden="true">
      {src === null ? (
        <Initial initial={initial} tone={tone} shape="round" />
      ) : (
        <img
          className={styles.image}
          style={toFocusStyle(src)}
          src={src}
          onError={onError}
          alt=""
          width="96"
          height="96"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </span>
  );
}

import { useLingui } from '@lingui/react/macro';
import broken from '@phosphor-icons/core/regular/image-broken.svg?icon';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?icon';
import { memberPictureUrl } from '../../../member/toAvatarSource.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { toFocusStyle } from '../../../ui/content/toFocusStyle.ts';
import { useLoadableImage } from '../../../ui/content/useLoadableImage.ts';
import * as styles from './MessagePicture.css.ts';

interface MessagePictureProps {
  /** Path as the server sent it; a picture on an unknown host is not loaded (reading 41). */
  path: string | null;
  own: boolean;
  /** Name of the other member. */
  name: string;
  onOpen: () => void;
}

/** A picture in a conversation. A press shows all of it, as large as the screen allows, and from there the others of the thread. */
export function MessagePicture({ path, own, name, onOpen }: MessagePictureProps) {
  const { t } = useLingui();
  const { src, onError } = useLoadableImage(memberPictureUrl(path));
  if (src === null) {
    return (
      <p className={styles.missing}>
        <Icon source={broken} />
        <span>{t`A picture that can’t be shown at the moment.`}</span>
      </p>
    );
  }
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onOpen}>
      <img
        style={toFocusStyle(src)}
        src={src}
        onError={onError}
        className={styles.thumbnail}
        alt={own ? t`Enlarge your picture` : t`Enlarge the picture from ${name}`}
        width="288"
        height="216"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </button>
  );
}

/** A placeholder of a picture that needs Premium; the words beside it say so. */
export function LockedPicture() {
  return (
    <div className={styles.locked}>
      <Icon source={lock} size="large" />
    </div>
  );
}

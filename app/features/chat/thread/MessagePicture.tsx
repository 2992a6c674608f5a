import { useLingui } from '@lingui/react/macro';
import broken from '@phosphor-icons/core/regular/image-broken.svg?icon';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?icon';
import { useState } from 'react';
import { memberPictureUrl } from '../../../member/avatar.ts';
import { MemberPictureViewer } from '../../../member/MemberPictureViewer.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { useLoadableImage } from '../../../ui/content/useLoadableImage.ts';
import * as styles from './MessagePicture.css.ts';

interface MessagePictureProps {
  /** As the server sent it; a picture on an unknown host is not loaded (reading 41). */
  path: string | null;
  own: boolean;
  /** Of the other member. */
  name: string;
}

/** A picture in a conversation. Pressing it shows all of it, as large as the screen allows. */
export function MessagePicture({ path, own, name }: MessagePictureProps) {
  const { t } = useLingui();
  const { src, onError } = useLoadableImage(memberPictureUrl(path));
  const [open, setOpen] = useState(false);
  if (src === null) {
    return (
      <p className={styles.missing}>
        <Icon source={broken} />
        <span>{t`A picture that cannot be shown at the moment.`}</span>
      </p>
    );
  }
  const title = own ? t`Your picture` : t`Picture from ${name}`;
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img
          src={src}
          onError={onError}
          className={styles.thumbnail}
          alt={own ? t`Enlarge your picture` : t`Enlarge the picture from ${name}`}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      </button>
      {open && <MemberPictureViewer pictures={[{ src, alt: title }]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** In the place of a picture that needs Premium; the words beside it say so. */
export function LockedPicture() {
  return (
    <div className={styles.locked}>
      <Icon source={lock} size="large" />
    </div>
  );
}

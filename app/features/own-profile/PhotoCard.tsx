import { Trans, useLingui } from '@lingui/react/macro';
import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import image from '@phosphor-icons/core/regular/image-broken.svg?raw';
import trash from '@phosphor-icons/core/regular/trash.svg?raw';
import { useState } from 'react';
import type { Photo } from '../../api/contract/profile.ts';
import { memberPicture } from '../../site/face.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';

interface PhotoCardProps {
  photo: Photo;
  /** Its place in the gallery, by which screen readers tell the pictures apart. */
  number: number;
  busy: boolean;
  onMakeMain: () => void;
  onDelete: () => void;
}

export function PhotoCard({ photo, number, busy, onMakeMain, onDelete }: PhotoCardProps) {
  const { t } = useLingui();
  const [broken, setBroken] = useState(false);
  const title = t`My picture ${number}`;
  const address = memberPicture(photo.public_path);
  return (
    <div className={styles.card}>
      {address === null || broken ? (
        <div className={styles.missing}>
          <Icon source={image} size="large" />
          <Trans>This picture cannot be shown.</Trans>
        </div>
      ) : (
        <img
          className={styles.picture}
          src={address}
          alt={title}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      <div className={styles.actions}>
        {photo.main ? (
          <div className={styles.main}>
            <Badge icon={star}>
              <Trans>Main picture</Trans>
            </Badge>
          </div>
        ) : (
          <Button tone="secondary" width="full" inactive={busy} onClick={onMakeMain}>
            <Trans>Make main picture</Trans>
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        )}
        <Button tone="quiet" width="full" icon={trash} onClick={onDelete}>
          <Trans>Delete picture</Trans>
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}

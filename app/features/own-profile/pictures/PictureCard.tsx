import { Trans, useLingui } from '@lingui/react/macro';
import star from '@phosphor-icons/core/fill/star-fill.svg?icon';
import image from '@phosphor-icons/core/regular/image-broken.svg?icon';
import trash from '@phosphor-icons/core/regular/trash.svg?icon';
import { useState } from 'react';
import type { Photo } from '../../../api/contract/profile.ts';
import { memberPictureUrl } from '../../../member/avatar.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import * as styles from './PictureCard.css.ts';

interface PictureCardProps {
  photo: Photo;
  /** From 1; makes the names of the pictures unique for screen readers. */
  position: number;
  busy: boolean;
  onMakeMain: () => void;
  onDelete: () => void;
}

export function PictureCard({ photo, position, busy, onMakeMain, onDelete }: PictureCardProps) {
  const { t } = useLingui();
  const [broken, setBroken] = useState(false);
  const title = t`My picture ${{ number: position }}`;
  const address = memberPictureUrl(photo.public_path);
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
            <Badge icon={star}>{t`Main picture`}</Badge>
          </div>
        ) : (
          <Button tone="secondary" width="full" ariaDisabled={busy} onClick={onMakeMain}>
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

import { Trans, useLingui } from '@lingui/react/macro';
import left from '@phosphor-icons/core/bold/arrow-left-bold.svg?icon';
import right from '@phosphor-icons/core/bold/arrow-right-bold.svg?icon';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import star from '@phosphor-icons/core/fill/star-fill.svg?icon';
import image from '@phosphor-icons/core/regular/image-broken.svg?icon';
import trash from '@phosphor-icons/core/regular/trash.svg?icon';
import { useState } from 'react';
import type { Photo } from '../../../api/contract/profile.ts';
import { memberPictureUrl } from '../../../member/toAvatarSource.ts';
import { Menu } from '../../../ui/actions/Menu.tsx';
import type { MenuItem } from '../../../ui/actions/menuLooks.tsx';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Icon, type IconSource } from '../../../ui/content/Icon.tsx';
import { toFocusStyle } from '../../../ui/content/toFocusStyle.ts';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import * as styles from './PictureSlotCard.css.ts';
import { type PictureSlot, toPlaceByKey } from './pictureSlots.ts';
import { useFilePreview } from './useFilePreview.ts';
import type { PictureDrag } from './usePictureDrag.ts';

interface PictureSlotCardProps {
  slot: PictureSlot;
  /** Number of places with a picture. */
  count: number;
  /** Null where pictures cannot be moved. */
  drag: PictureDrag | null;
  /** Opens all of the picture. */
  onOpen: () => void;
  onMove: (id: string, toPlace: number) => void;
  onMakeMain: (id: string) => void;
  onDelete: (id: string) => void;
}

/** A place of the gallery with its picture, which can be moved by dragging, with the arrow keys, and by its menu. */
export function PictureSlotCard({ slot, count, drag, onOpen, onMove, onMakeMain, onDelete }: PictureSlotCardProps) {
  const { t } = useLingui();
  const { place, photo, uploaded } = slot;
  const title = t`My picture ${{ number: place }}`;
  const movable = drag !== null && photo !== null && count > 1;
  const state = movable ? drag.stateOf(place) : null;
  const toMove = (icon: IconSource, to: number): MenuItem => ({
    key: `place ${to}`,
    icon,
    label: t`Move picture ${{ from: place }} to place ${{ to }}`,
    onPick: () => photo && onMove(photo.id, to),
  });
  const items: MenuItem[] = photo
    ? [
        ...(photo.main
          ? []
          : [{ key: 'main', icon: star, label: t`Make profile picture`, onPick: () => onMakeMain(photo.id) }]),
        ...(movable && place > 1 ? [toMove(left, place - 1)] : []),
        ...(movable && place < count ? [toMove(right, place + 1)] : []),
        { key: 'delete', icon: trash, label: t`Delete`, onPick: () => onDelete(photo.id) },
      ]
    : [];
  return (
    <div className={`${styles.card} ${state ? styles.dragState[state] : ''}`} data-place={place}>
      <div className={styles.frame}>
        {photo ? (
          <button
            type="button"
            className={`${styles.open} ${movable ? styles.draggable : ''}`}
            aria-haspopup="dialog"
            {...(movable ? drag.pictureProps(photo.id, place, onOpen) : { onClick: onOpen })}
            onKeyDown={(event) => {
              const to = movable ? toPlaceByKey(event.key, place, count) : null;
              if (to === null) return;
              event.preventDefault();
              onMove(photo.id, to);
            }}
          >
            <SlotPicture
              key={photo.id}
              photo={photo}
              uploaded={uploaded}
              title={t`Enlarge my picture ${{ number: place }}`}
            />
          </button>
        ) : (
          uploaded && <UploadedPicture picture={uploaded} title={title} />
        )}
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
        {!photo && (
          <span className={styles.arriving}>
            <Trans>Saving …</Trans>
          </span>
        )}
      </div>
      {photo && (
        <div className={styles.actions}>
          {photo.main && <Badge icon={star}>{t`Profile picture`}</Badge>}
          <Menu
            label={
              <>
                {t`More`}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </>
            }
            look="tile"
            items={items}
          />
        </div>
      )}
    </div>
  );
}

interface SlotPictureProps {
  photo: Photo;
  uploaded: Blob | null;
  title: string;
}

/** The server's picture or, until it has loaded, the one that was uploaded. */
function SlotPicture({ photo, uploaded, title }: SlotPictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  const address = memberPictureUrl(photo.publicPath);
  if ((address === null || state === 'broken') && !uploaded) {
    return (
      <span className={styles.missing}>
        <Icon source={image} size="large" />
        <Trans>This picture can’t be shown.</Trans>
      </span>
    );
  }
  return (
    <>
      {uploaded && state !== 'loaded' && <UploadedPicture picture={uploaded} title={address === null ? title : ''} />}
      {address !== null && state !== 'broken' && (
        <img
          className={styles.picture}
          style={toFocusStyle(address)}
          src={address}
          alt={title}
          width="400"
          height="400"
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setState('loaded')}
          onError={() => setState('broken')}
        />
      )}
    </>
  );
}

function UploadedPicture({ picture, title }: { picture: Blob; title: string }) {
  return <img ref={useFilePreview(picture)} className={styles.picture} alt={title} draggable={false} />;
}

/** An empty place, which invites to add a picture. */
export function EmptySlot({ place, onAdd }: { place: number; onAdd: () => void }) {
  return (
    <button type="button" className={styles.empty} aria-haspopup="dialog" onClick={onAdd}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <Icon source={plus} />
      <span>
        <Trans>Add a picture</Trans>
        <VisuallyHidden>
          <span>: </span>
          <Trans>place {place}</Trans>
        </VisuallyHidden>
      </span>
    </button>
  );
}

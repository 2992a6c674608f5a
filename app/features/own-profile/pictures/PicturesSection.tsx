import { useLingui } from '@lingui/react/macro';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deletePicture } from '../../../api/contract/pictures.ts';
import type { Photo } from '../../../api/contract/profile.ts';
import { UndoNotice } from '../../../feedback/UndoNotice.tsx';
import { type Sent, undoable, useUndoable } from '../../../feedback/undoable.ts';
import { log } from '../../../lib/log.ts';
import { MemberPictureViewer } from '../../../member/MemberPictureViewer.tsx';
import { galleryQuery } from '../../../member/profileQueries.ts';
import { memberPictureUrl } from '../../../member/toAvatarSource.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { isFocusLost } from '../../../ui/focus/restoreLostFocus.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import { EmptySlot, PictureSlotCard } from './PictureSlotCard.tsx';
import * as styles from './PicturesSection.css.ts';
import { PictureUploadDialog } from './PictureUploadDialog.tsx';
import { moveId, type RecentUploads, toOrderedPhotos, toPictureSlots } from './pictureSlots.ts';
import { TakenDownNotice } from './TakenDownNotice.tsx';
import { usePictureDrag } from './usePictureDrag.ts';
import { usePictureOrder } from './usePictureOrder.ts';
import { useRefreshPictures } from './useRefreshPictures.ts';

export function PicturesSection() {
  return (
    <ProfileQueryGate query={useQuery(galleryQuery(useApi()))}>
      {(photos) => <PictureSlots photos={photos} />}
    </ProfileQueryGate>
  );
}

const noUploads: RecentUploads = { pictures: [], knownIds: new Set() };

function PictureSlots({ photos }: { photos: readonly Photo[] }) {
  const { t } = useLingui();
  const refresh = useRefreshPictures();
  const deletion = useDeletePicture();
  const [uploading, setUploading] = useState(false);
  const [uploads, setUploads] = useState(noUploads);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = photos.filter(({ id }) => !deletion.isHidden(id));
  const { order, move, announcement } = useMovePictures(photos, shown);
  const drag = usePictureDrag(move);
  const slots = toPictureSlots(shown, uploads);
  const count = slots.filter(({ photo, uploaded }) => photo ?? uploaded).length;
  const firstUpload = useFocusOnUploads(uploads);
  const firstUploaded = slots.find(({ uploaded }) => uploaded);
  const openUpload = () => {
    order.reset();
    setUploading(true);
  };
  const added = uploads.pictures.length > 0;
  return (
    <Stack gap="large">
      <TakenDownNotice pictures={photos.length} />
      <Stack gap="small">
        {count === 0 && (
          <Text>{t`You have no pictures yet. Profiles with a picture get far more visits and messages.`}</Text>
        )}
        <Text tone="soft">
          <span>{t`The first picture is your profile picture.`}</span>{' '}
          {count > 1 && order.supported && (
            <span>{t`To change the order, drag a picture or choose “More” below it.`}</span>
          )}
        </Text>
        <Row>
          <Button icon={plus} opensDialog onClick={openUpload}>{t`Add pictures`}</Button>
        </Row>
      </Stack>
      {added && <Banner tone="success" title={t`Your pictures are saved`} />}
      {!order.supported && (
        <Banner tone="info" title={t`The order of your pictures can’t be changed here`} announce>
          <Text>{t`You can still choose which of them is your profile picture.`}</Text>
        </Banner>
      )}
      {(deletion.failed || order.failed) && (
        <Banner tone="danger" title={t`Error: this didn’t work`} announce>
          <Text>{t`Your pictures are as they were. Please check your connection and try again.`}</Text>
        </Banner>
      )}
      <div role="status">
        <VisuallyHidden>{announcement || (added && t`Your pictures are saved`)}</VisuallyHidden>
      </div>
      <ol className={styles.grid}>
        {slots.map((slot) => (
          <li
            key={slot.key}
            ref={slot === firstUploaded ? firstUpload : undefined}
            id={slot.photo ? `picture-${slot.photo.id}` : undefined}
            className={styles.slot}
            tabIndex={slot.uploaded ? -1 : undefined}
          >
            {slot.photo || slot.uploaded ? (
              <PictureSlotCard
                slot={slot}
                count={shown.length}
                drag={order.supported ? drag : null}
                onOpen={() => setOpened(slot.place - 1)}
                onMove={move}
                onMakeMain={(id) => move(id, 1)}
                onDelete={deletion.start}
              />
            ) : (
              <EmptySlot place={slot.place} onAdd={openUpload} />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.undoBar}>
        <UndoNotice
          id={deletion.pending}
          title={t`The picture is deleted.`}
          hint={t`You can restore it for about half a minute. Until then, others may still see it.`}
          undoLabel={t`Restore`}
          commitLabel={t`Close this notice`}
          undo={deletion.undo}
          commit={deletion.commit}
          focusAfterUndo={`#picture-${CSS.escape(deletion.pending ?? '')} [aria-haspopup=menu]`}
          takesFocus
        />
      </div>
      {opened !== null && (
        <MemberPictureViewer
          pictures={toOrderedPhotos(shown).map(({ publicPath }, index) => ({
            src: memberPictureUrl(publicPath),
            alt: t`My picture ${{ number: index + 1 }}`,
          }))}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
      {uploading && (
        <PictureUploadDialog
          onClose={(saved) => {
            setUploading(false);
            if (saved.length === 0) return;
            setUploads({ pictures: saved, knownIds: new Set(photos.map(({ id }) => id)) });
            void refresh();
          }}
        />
      )}
    </Stack>
  );
}

/** Moves pictures, says where they are, and keeps the focus with the one that was moved. */
function useMovePictures(photos: readonly Photo[], shown: readonly Photo[]) {
  const { t } = useLingui();
  const order = usePictureOrder();
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef('');

  function move(id: string, toPlace: number): void {
    // Pictures that are being deleted are not shown, but belong to the order until they are gone.
    const ids = toOrderedPhotos(shown).map((photo) => photo.id);
    const moved = moveId(ids, id, toPlace - 1);
    if (moved === ids) return;
    const hidden = photos.map((photo) => photo.id).filter((each) => !ids.includes(each));
    const byKey = document.activeElement?.matches(`#picture-${CSS.escape(id)} [aria-haspopup=dialog]`);
    focused.current = `#picture-${CSS.escape(id)} [aria-haspopup=${byKey ? 'dialog' : 'menu'}]`;
    order.order([...ids, ...hidden], [...moved, ...hidden]);
    const place = moved.indexOf(id) + 1;
    setAnnouncement(t`Picture moved to place ${{ place }} of ${{ count: moved.length }}`);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser drops the focus of an element that is moved
  useEffect(() => {
    if (focused.current && isFocusLost()) document.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = '';
  }, [photos]);
  return { order, move, announcement };
}

/** Scrolls uploaded pictures into view, and focuses the first of them. */
function useFocusOnUploads(uploads: RecentUploads) {
  const firstUpload = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (uploads.pictures.length === 0) return;
    // After the dialog has restored the focus.
    const frame = requestAnimationFrame(() => {
      firstUpload.current?.scrollIntoView({ block: 'center' });
      firstUpload.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [uploads]);
  return firstUpload;
}

const pictureDeletion = undoable<{ id: string }>();
/** Hides a picture at once, and deletes it on the server once that can no longer be undone (rule E3). */
function useDeletePicture() {
  const api = useApi();
  const refresh = useRefreshPictures();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isError, reset } = useMutation({
    mutationFn: ({ request }: Sent<{ id: string }>) => request,
    onMutate: ({ id }) => setSent((ids) => new Set(ids).add(id)),
    onError(error, { id }) {
      log.warn('a picture could not be deleted', error);
      setSent((ids) => new Set([...ids].filter((each) => each !== id)));
    },
    onSettled: refresh,
  });
  const call = ({ id }: { id: string }) => api.call(deletePicture, { params: { id } });
  const deletion = useUndoable(pictureDeletion, call, mutate);
  const pending = deletion.pending?.id ?? null;
  return {
    ...deletion,
    pending,
    failed: isError,
    isHidden: (id: string): boolean => id === pending || sent.has(id),
    start(id: string): void {
      reset();
      deletion.start({ id });
    },
  };
}

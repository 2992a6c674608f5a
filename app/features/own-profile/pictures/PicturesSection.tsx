import { useLingui } from '@lingui/react/macro';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deletePicture, setProfilePicture } from '../../../api/contract/pictures.ts';
import type { Photo } from '../../../api/contract/profile.ts';
import { UndoNotice } from '../../../feedback/UndoNotice.tsx';
import { undoable, useUndoable } from '../../../feedback/undoable.ts';
import { log } from '../../../lib/log.ts';
import { galleryQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import { PictureCard } from './PictureCard.tsx';
import * as styles from './PicturesSection.css.ts';
import { PictureUploadDialog } from './PictureUploadDialog.tsx';
import { useRefreshPictures } from './useRefreshPictures.ts';

export function PicturesSection() {
  return (
    <ProfileQueryGate query={useQuery(galleryQuery(useApi()))}>
      {(photos) => <PictureGrid photos={photos} />}
    </ProfileQueryGate>
  );
}

function PictureGrid({ photos }: { photos: readonly Photo[] }) {
  const { t } = useLingui();
  const refresh = useRefreshPictures();
  const deletion = useDeletePicture();
  const main = useSetMainPicture();
  const [uploading, setUploading] = useState(false);
  const [added, setAdded] = useState(false);
  const shown = photos.filter(({ id }) => !deletion.isHidden(id));
  const openUpload = () => {
    setAdded(false);
    setUploading(true);
  };
  return (
    <Stack gap="large">
      {added && <Banner tone="success" title={t`Your pictures are saved`} announce />}
      {main.isSuccess && <Banner tone="success" title={t`Your main picture is changed`} announce />}
      {(deletion.failed || main.isError) && (
        <Banner tone="danger" title={t`Error: this did not work`} announce>
          <Text>{t`Your pictures are as they were. Please check your connection and try again.`}</Text>
        </Banner>
      )}
      {shown.length > 0 ? (
        <>
          <Row>
            <Button icon={plus} opensDialog onClick={openUpload}>{t`Add pictures`}</Button>
          </Row>
          <ul className={styles.grid}>
            {shown.map((photo, index) => (
              <li key={photo.id} id={`picture-${photo.id}`}>
                <PictureCard
                  photo={photo}
                  position={index + 1}
                  busy={main.isPending}
                  onMakeMain={() => {
                    if (!main.isPending) main.mutate(photo.id);
                  }}
                  onDelete={() => deletion.start(photo.id)}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState icon={camera}>
          <Text>{t`You have no pictures yet. Profiles with a picture get far more visits and messages.`}</Text>
          <Button opensDialog onClick={openUpload}>{t`Add pictures`}</Button>
        </EmptyState>
      )}
      <div className={styles.undoBar}>
        <UndoNotice
          id={deletion.pending}
          title={t`The picture is deleted.`}
          hint={t`You can bring it back for about half a minute. Until then, others may still see it.`}
          undoLabel={t`Bring it back`}
          commitLabel={t`Close this notice`}
          undo={deletion.undo}
          commit={deletion.commit}
          focusAfterUndo={`#picture-${CSS.escape(deletion.pending ?? '')} button:last-of-type`}
          takesFocus
        />
      </div>
      {uploading && (
        <PictureUploadDialog
          onClose={(saved) => {
            setUploading(false);
            setAdded(saved);
            if (saved) void refresh();
          }}
        />
      )}
    </Stack>
  );
}

function useSetMainPicture() {
  const api = useApi();
  const refresh = useRefreshPictures();
  return useMutation({
    async mutationFn(id: string) {
      await api.call(setProfilePicture, { params: { id } });
      await refresh();
    },
  });
}

const pictureDeletion = undoable<string>();

/** Hides a picture at once, and deletes it on the server once that can no longer be undone (rule E3). */
function useDeletePicture() {
  const api = useApi();
  const refresh = useRefreshPictures();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isError, reset } = useMutation({
    mutationFn: (id: string) => api.call(deletePicture, { params: { id } }),
    onMutate: (id) => setSent((ids) => new Set(ids).add(id)),
    onError(error, id) {
      log.warn('a picture could not be deleted', error);
      setSent((ids) => new Set([...ids].filter((each) => each !== id)));
    },
    onSettled: refresh,
  });
  const deletion = useUndoable(pictureDeletion, mutate);
  return {
    ...deletion,
    failed: isError,
    isHidden: (id: string): boolean => id === deletion.pending || sent.has(id),
    start(id: string): void {
      reset();
      deletion.start(id);
    },
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import camera from '@phosphor-icons/core/regular/camera.svg?raw';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Photo } from '../../api/contract/profile.ts';
import { keepMessagesAtom } from '../../session/messageChoices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { catchFocus } from '../../ui/catchFocus.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { UndoBar } from '../../ui/UndoBar.tsx';
import * as styles from './Gallery.css.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useDeletion } from './useDeletion.ts';
import { useMainPicture } from './useMainPicture.ts';
import { useOwnGallery, useRefreshPictures } from './useOwnProfile.ts';

export function GallerySection() {
  return <ProfileGate query={useOwnGallery()}>{(photos) => <Gallery photos={photos} />}</ProfileGate>;
}

function Gallery({ photos }: { photos: readonly Photo[] }) {
  const { t } = useLingui();
  const refresh = useRefreshPictures();
  const deletion = useDeletion();
  const main = useMainPicture();
  const stays = useAtomValue(keepMessagesAtom);
  const [uploading, setUploading] = useState(false);
  const [added, setAdded] = useState(false);
  const shown = photos.filter(({ id }) => !deletion.isGone(id));
  const takeBack = () => {
    const { waiting } = deletion;
    deletion.undo();
    catchFocus(`#picture-${CSS.escape(waiting ?? '')} button:last-of-type`);
  };
  const open = () => {
    setAdded(false);
    setUploading(true);
  };
  return (
    <Stack gap="large">
      {added && <Banner tone="success" title={t`Your pictures are saved`} announce />}
      {main.outcome === 'done' && <Banner tone="success" title={t`Your main picture is changed`} announce />}
      {(deletion.failed || main.outcome === 'failed') && (
        <Banner tone="danger" title={t`Error: this did not work`} announce>
          <Text>
            <Trans>Your pictures are as they were. Please check your connection and try again.</Trans>
          </Text>
        </Banner>
      )}
      {shown.length > 0 ? (
        <>
          <Row>
            <Button icon={plus} opensDialog onClick={open}>
              <Trans>Add pictures</Trans>
            </Button>
          </Row>
          <ul className={styles.grid}>
            {shown.map((photo, index) => (
              <li key={photo.id} id={`picture-${photo.id}`}>
                <PhotoCard
                  photo={photo}
                  number={index + 1}
                  busy={main.busy}
                  onMakeMain={() => void main.choose(photo.id)}
                  onDelete={() => deletion.remove(photo.id)}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState icon={camera}>
          <Text>
            <Trans>You have no pictures yet. Profiles with a picture get far more visits and messages.</Trans>
          </Text>
          <Button opensDialog onClick={open}>
            <Trans>Add pictures</Trans>
          </Button>
        </EmptyState>
      )}
      {deletion.waiting !== null && (
        <div className={styles.dock}>
          <UndoBar
            key={deletion.waiting}
            title={t`The picture is deleted.`}
            undoLabel={t`Bring it back`}
            onUndo={takeBack}
            endLabel={t`Close this notice`}
            onEndNow={deletion.end}
            onTimeOver={deletion.end}
            stays={stays}
            takesFocus
          />
        </div>
      )}
      {uploading && (
        <UploadDialog
          onClose={(some) => {
            setUploading(false);
            setAdded(some);
            if (some) void refresh();
          }}
        />
      )}
    </Stack>
  );
}

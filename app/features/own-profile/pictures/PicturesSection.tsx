import { Trans, useLingui } from '@lingui/react/macro';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Photo } from '../../../api/contract/profile.ts';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { UndoBar } from '../../../ui/feedback/UndoBar.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useOwnPictures, useRefreshPictures } from '../ownProfileQueries.ts';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import { PictureCard } from './PictureCard.tsx';
import * as styles from './PicturesSection.css.ts';
import { PictureUploadDialog } from './PictureUploadDialog.tsx';
import { useDeletePicture } from './useDeletePicture.ts';
import { useSetMainPicture } from './useSetMainPicture.ts';

export function PicturesSection() {
  return <ProfileQueryGate query={useOwnPictures()}>{(photos) => <PictureGrid photos={photos} />}</ProfileQueryGate>;
}

function PictureGrid({ photos }: { photos: readonly Photo[] }) {
  const { t } = useLingui();
  const refresh = useRefreshPictures();
  const deletion = useDeletePicture();
  const main = useSetMainPicture();
  const persistent = useAtomValue(keepNoticesOpenAtom);
  const [uploading, setUploading] = useState(false);
  const [added, setAdded] = useState(false);
  const shown = photos.filter(({ id }) => !deletion.isHidden(id));
  const undoDeletion = () => {
    const { pendingId } = deletion;
    deletion.undo();
    restoreLostFocus(`#picture-${CSS.escape(pendingId ?? '')} button:last-of-type`);
  };
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
          <Text>
            <Trans>Your pictures are as they were. Please check your connection and try again.</Trans>
          </Text>
        </Banner>
      )}
      {shown.length > 0 ? (
        <>
          <Row>
            <Button icon={plus} opensDialog onClick={openUpload}>
              <Trans>Add pictures</Trans>
            </Button>
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
          <Button opensDialog onClick={openUpload}>
            <Trans>Add pictures</Trans>
          </Button>
        </EmptyState>
      )}
      {deletion.pendingId !== null && (
        <div className={styles.undoBar}>
          <UndoBar
            key={deletion.pendingId}
            title={t`The picture is deleted.`}
            undoLabel={t`Bring it back`}
            onUndo={undoDeletion}
            commitLabel={t`Close this notice`}
            onCommit={deletion.flush}
            onTimeout={deletion.flush}
            persistent={persistent}
            takesFocus
          />
        </div>
      )}
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

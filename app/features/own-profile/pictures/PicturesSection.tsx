import { Trans, useLingui } from '@lingui/react/macro';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import { useState } from 'react';
import type { Photo } from '../../../api/contract/profile.ts';
import { UndoNotice } from '../../../feedback/UndoNotice.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
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
                  onDelete={() => deletion.start(photo.id)}
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
      <div className={styles.undoBar}>
        <UndoNotice
          id={deletion.pending}
          title={t`The picture is deleted.`}
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

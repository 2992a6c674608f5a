import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import images from '@phosphor-icons/core/regular/images.svg?icon';
import { lazy, Suspense, useRef, useState } from 'react';
import { useConfirmClose } from '../../../feedback/useConfirmClose.tsx';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/DialogFoot.tsx';
import * as styles from './PictureUploadDialog.css.ts';
import { PictureUploadRow } from './PictureUploadRow.tsx';
import { listUnsaved, MAX_PICTURES_PER_SELECTION, uploadStateTexts } from './reduceUploads.ts';
import { usePictureUpload } from './usePictureUpload.ts';

const PictureCropper = lazy(async () => ({
  default: (await loadRareChunk(() => import('./PictureCropper.tsx'))).PictureCropper,
}));

const FaceMarker = lazy(async () => ({
  default: (await loadRareChunk(() => import('./FaceMarker.tsx'))).FaceMarker,
}));

interface PictureUploadDialogProps {
  /** Called with the pictures that were saved. */
  onClose: (saved: readonly Blob[]) => void;
}

/** A dialog that chooses pictures on the device and shows the upload of each. */
export function PictureUploadDialog({ onClose }: PictureUploadDialogProps) {
  const { t } = useLingui();
  const { uploads, busy, select, save, listSaved, crop, mark, remove, restore } = usePictureUpload();
  const [edited, setEdited] = useState<{ id: string; by: 'crop' | 'mark' } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { items, dropped } = uploads;
  const added = items.some(({ state }) => state === 'finished');
  const unsavedCount = listUnsaved(uploads).length;
  const unsaved = busy || unsavedCount > 0;
  const { close, confirmation } = useConfirmClose(unsaved, () => onClose(listSaved()));
  useUnsavedChanges(unsaved);
  const saveAll = async () => {
    if (await save()) onClose(listSaved());
  };
  const item = items.find(({ id }) => id === edited?.id);
  if (item && edited) {
    const isCrop = edited.by === 'crop';
    const stop = () => {
      setEdited(null);
      restoreLostFocus(`#upload-${CSS.escape(item.id)} button:nth-of-type(${isCrop ? 1 : 2})`);
    };
    return (
      <Dialog title={isCrop ? t`Choose what is shown` : t`Mark the face`} closeLabel={t`Cancel`} onClose={stop}>
        <Suspense fallback={<Text tone="soft">{t`Loading …`}</Text>}>
          {isCrop ? (
            <PictureCropper
              file={item.file}
              crop={item.crop}
              onDone={(chosen) => {
                crop(item.id, chosen);
                stop();
              }}
            />
          ) : (
            <FaceMarker
              {...item}
              onDone={(focus) => {
                mark(item.id, focus);
                stop();
              }}
            />
          )}
        </Suspense>
      </Dialog>
    );
  }
  return (
    <Dialog title={t`Add pictures`} closeLabel={added && !busy ? t`Close` : t`Cancel`} onClose={close}>
      <Stack gap="large">
        <Text>
          <span>{t`Choose up to ${{ count: MAX_PICTURES_PER_SELECTION }} PNG or JPEG pictures from your device.`}</span>{' '}
          <span>
            <Trans>We remove details of place and time before they leave your device.</Trans>
          </span>
        </Text>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          hidden
          aria-label={t`Choose pictures`}
          onChange={({ target }) => {
            void select([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <Row>
          <Button
            tone={items.length > 0 ? 'secondary' : 'primary'}
            icon={images}
            ariaDisabled={busy}
            onClick={() => input.current?.click()}
          >
            <Trans>Choose pictures</Trans>
          </Button>
        </Row>
        {dropped > 0 && (
          <Banner
            tone="info"
            announce
            title={plural(dropped, {
              one: '# picture was left out',
              other: '# pictures were left out',
            })}
          >
            <Text>
              {t`You can choose ${{ count: MAX_PICTURES_PER_SELECTION }} pictures at a time. Save these, then choose the next ones.`}
            </Text>
          </Banner>
        )}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <PictureUploadRow
                key={item.id}
                item={item}
                onCrop={() => setEdited({ id: item.id, by: 'crop' })}
                onMark={() => setEdited({ id: item.id, by: 'mark' })}
                onRemove={() => remove(item.id)}
                onRestore={() => restore(item.id)}
              />
            ))}
          </ul>
        )}
        <VisuallyHidden>
          <span role="status">{!busy && unsavedCount > 0 && `${t(uploadStateTexts.pending)} (${unsavedCount})`}</span>
        </VisuallyHidden>
        {items.length > 0 && (
          <DialogFoot note={<SaveHint busy={busy} waiting={unsavedCount} />}>
            <Button ariaDisabled={busy || unsavedCount === 0} onClick={() => void saveAll()}>
              {busy ? (
                <Trans>Saving …</Trans>
              ) : unsavedCount === 0 ? (
                <Trans>Save</Trans>
              ) : (
                plural({ waiting: unsavedCount }, { one: 'Save # picture', other: 'Save # pictures' })
              )}
            </Button>
          </DialogFoot>
        )}
      </Stack>
      {confirmation}
    </Dialog>
  );
}

/** The reason why Save cannot be pressed; empty while it can. */
function SaveHint({ busy, waiting }: { busy: boolean; waiting: number }) {
  return (
    <div role="status">
      {(busy || waiting === 0) && (
        <Text tone="soft">
          {busy ? (
            <Trans>Your pictures are being saved. Please keep this window open.</Trans>
          ) : (
            <Trans>There’s no new picture to save.</Trans>
          )}
        </Text>
      )}
    </div>
  );
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import images from '@phosphor-icons/core/regular/images.svg?raw';
import { useRef } from 'react';
import { useClosing } from '../../parts/useClosing.tsx';
import { useUnsaved } from '../../parts/useUnsaved.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { UploadRow } from './UploadRow.tsx';
import { listWaiting, selectionCap } from './upload.model.ts';
import { useUpload } from './useUpload.ts';

interface UploadDialogProps {
  /** Whether closing leads back to the own pictures. */
  overGallery?: boolean;
  /** Told whether pictures were added. */
  onClose: (added: boolean) => void;
}

/** Choosing pictures on the device, and seeing each of them arrive. */
export function UploadDialog({ overGallery = true, onClose }: UploadDialogProps) {
  const { t } = useLingui();
  const { uploads, busy, select, save, remove, restore } = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const { items, dropped } = uploads;
  const added = items.some(({ state }) => state === 'finished');
  const waiting = listWaiting(uploads).length;
  const unsaved = busy || waiting > 0;
  const { close, question } = useClosing(unsaved, () => onClose(added));
  useUnsaved(unsaved);
  const saveAll = async () => {
    if (await save()) onClose(true);
  };
  return (
    <Dialog title={t`Add pictures`} closeLabel={t`Close`} onClose={close}>
      <Stack gap="large">
        <Text>
          {t`Choose up to ${{ count: selectionCap }} pictures of the kind PNG or JPEG from your device.`}{' '}
          <Trans>We remove details of place and time before they leave your device.</Trans>
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
          <Button tone="secondary" icon={images} inactive={busy} onClick={() => input.current?.click()}>
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
              {t`You can choose ${{ count: selectionCap }} pictures at a time. Save these, then choose the next ones.`}
            </Text>
          </Banner>
        )}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                onRemove={() => remove(item.id)}
                onRestore={() => restore(item.id)}
              />
            ))}
          </ul>
        )}
        <Row>
          {(waiting > 0 || busy) && (
            <Button inactive={busy} onClick={() => void saveAll()}>
              {busy ? <Trans>Saving …</Trans> : plural(waiting, { one: 'Save # picture', other: 'Save # pictures' })}
            </Button>
          )}
          <Button tone="quiet" onClick={close}>
            {!added || busy ? (
              <Trans>Cancel</Trans>
            ) : overGallery ? (
              <Trans>Back to my pictures</Trans>
            ) : (
              <Trans>Close</Trans>
            )}
          </Button>
        </Row>
      </Stack>
      {question}
    </Dialog>
  );
}

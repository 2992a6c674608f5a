import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?icon';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import clock from '@phosphor-icons/core/regular/clock.svg?icon';
import minus from '@phosphor-icons/core/regular/minus-circle.svg?icon';
import arrow from '@phosphor-icons/core/regular/upload-simple.svg?icon';
import { useCallback } from 'react';
import { truncate } from '../../../lib/truncate.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import * as styles from './PictureUploadRow.css.ts';
import { isInProgress, type UploadItem, uploadStateTexts } from './reduceUploads.ts';

const icons = {
  pending: clock,
  started: arrow,
  initializing: arrow,
  uploading: arrow,
  finished: check,
  error: warning,
};
const tones = {
  pending: 'soft',
  started: 'soft',
  initializing: 'soft',
  uploading: 'soft',
  finished: 'good',
  error: 'bad',
} as const;

interface PictureUploadRowProps {
  item: UploadItem;
  onRemove: () => void;
  onRestore: () => void;
}

const MAX_FILE_NAME_LENGTH = 60;

/** A picture of the upload list with its state; it can be removed and restored. */
export function PictureUploadRow({ item, onRemove, onRestore }: PictureUploadRowProps) {
  const { t } = useLingui();
  const name = truncate(item.name, MAX_FILE_NAME_LENGTH);
  const { error, state, removed } = item;
  return (
    <li className={styles.row}>
      {item.unusable ? <span className={styles.preview} /> : <PicturePreview file={item.file} />}
      <div className={styles.text}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.state[removed ? 'soft' : tones[state]]} role="status">
          <Icon source={removed ? minus : icons[state]} size="small" />
          {removed ? (
            <Trans>Taken out</Trans>
          ) : (
            <span>
              {t(uploadStateTexts[state])}
              {error && <>. {typeof error === 'string' ? error : t(error)}</>}
            </span>
          )}
        </span>
      </div>
      {!isInProgress(item) && state !== 'finished' && (
        <Button tone="quiet" size="compact" onClick={removed ? onRestore : onRemove}>
          {removed ? t`Put it back` : t`Take out`}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function PicturePreview({ file }: { file: Blob }) {
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.setAttribute('src', address);
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={showFile} className={styles.preview} alt="" />;
}

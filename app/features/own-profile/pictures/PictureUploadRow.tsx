import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?icon';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import clock from '@phosphor-icons/core/regular/clock.svg?icon';
import frame from '@phosphor-icons/core/regular/crop.svg?icon';
import minus from '@phosphor-icons/core/regular/minus-circle.svg?icon';
import arrow from '@phosphor-icons/core/regular/upload-simple.svg?icon';
import { truncate } from '../../../lib/truncate.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import * as styles from './PictureUploadRow.css.ts';
import { toPreviewStyle, usualFocus } from './pictureCrop.ts';
import { canChange, type UploadItem, uploadStateTexts } from './reduceUploads.ts';
import { useCroppedPreview } from './useCroppedPreview.ts';

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
  onCrop: () => void;
  onMark: () => void;
  onRemove: () => void;
  onRestore: () => void;
}

const MAX_FILE_NAME_LENGTH = 60;

/** A picture of the upload list with its state; it can be removed and restored. */
export function PictureUploadRow({ item, onCrop, onMark, onRemove, onRestore }: PictureUploadRowProps) {
  const { t } = useLingui();
  const name = truncate(item.name, MAX_FILE_NAME_LENGTH);
  const { error, state, removed } = item;
  // The dialog says of all at once that they can be saved, and are being saved.
  const isQuiet = !removed && state !== 'finished' && state !== 'error';
  return (
    <li id={`upload-${item.id}`} className={styles.row}>
      {!item.unusable && <PicturePreview {...item} />}
      <div className={styles.text}>
        <span className={styles.name}>
          <bdi translate="no">{name}</bdi>
        </span>
        <span
          className={styles.state[removed ? 'soft' : tones[state]]}
          role="status"
          aria-live={isQuiet ? 'off' : undefined}
        >
          <Icon source={removed ? minus : icons[state]} size="small" />
          {removed ? (
            <Trans>Removed</Trans>
          ) : (
            <span>
              {t(uploadStateTexts[state])}
              {error && <>. {typeof error === 'string' ? error : t(error)}</>}
            </span>
          )}
        </span>
        {canChange(item) && (
          <div className={styles.actions}>
            {!item.unusable && !removed && (
              <>
                <Button tone="secondary" size="small" icon={frame} onClick={onCrop}>
                  <Trans>Choose what is shown</Trans>
                  <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                </Button>
                <Button tone="secondary" size="small" onClick={onMark}>
                  <Trans>Mark the face</Trans>
                  <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                </Button>
              </>
            )}
            <Button tone="quiet" size="small" onClick={removed ? onRestore : onRemove}>
              {removed ? t`Put back` : t`Remove`}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** The picture as a card will show it. */
function PicturePreview({ file, crop, focus }: Pick<UploadItem, 'file' | 'crop' | 'focus'>) {
  return (
    <img
      ref={useCroppedPreview(file, crop)}
      className={styles.preview}
      style={toPreviewStyle(focus ?? usualFocus)}
      alt=""
    />
  );
}

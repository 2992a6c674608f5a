import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import clock from '@phosphor-icons/core/regular/clock.svg?raw';
import minus from '@phosphor-icons/core/regular/minus-circle.svg?raw';
import arrow from '@phosphor-icons/core/regular/upload-simple.svg?raw';
import { useEffect, useState } from 'react';
import { shorten } from '../../lib/shorten.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './UploadRow.css.ts';
import { isMoving, stateTexts, type UploadItem } from './upload.model.ts';

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

interface UploadRowProps {
  item: UploadItem;
  onRemove: () => void;
  onRestore: () => void;
}

/** One picture on its way: what it looks like, where it is, and how to take it out and put it back. */
export function UploadRow({ item, onRemove, onRestore }: UploadRowProps) {
  const { t } = useLingui();
  const preview = usePreview(item);
  const name = shorten(item.name, 60);
  const { error, state, out } = item;
  return (
    <li className={styles.row}>
      {preview ? <img className={styles.preview} src={preview} alt="" /> : <span className={styles.preview} />}
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.state[out ? 'soft' : tones[state]]} role="status">
          <Icon source={out ? minus : icons[state]} size="small" />
          {out ? (
            <Trans>Taken out</Trans>
          ) : (
            <span>
              {t(stateTexts[state])}
              {error && <>. {typeof error === 'string' ? error : t(error)}</>}
            </span>
          )}
        </span>
      </div>
      {!isMoving(item) && state !== 'finished' && (
        <Button tone="quiet" size="slim" onClick={out ? onRestore : onRemove}>
          {out ? <Trans>Put it back</Trans> : <Trans>Take out</Trans>}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Only of files that are pictures; what it shows stays on the device. */
function usePreview({ file, unusable }: UploadItem): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (unusable) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file, unusable]);
  return address;
}

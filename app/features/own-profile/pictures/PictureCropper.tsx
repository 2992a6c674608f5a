import 'react-image-crop/dist/ReactCrop.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import arrowDown from '@phosphor-icons/core/bold/arrow-down-bold.svg?icon';
import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?icon';
import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?icon';
import arrowUp from '@phosphor-icons/core/bold/arrow-up-bold.svg?icon';
import minus from '@phosphor-icons/core/bold/minus-bold.svg?icon';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import { useEffect, useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Icon, type IconSource } from '../../../ui/content/Icon.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DialogFoot } from '../../../ui/overlays/DialogFoot.tsx';
import * as styles from './PictureCropper.css.ts';
import { CROP_ASPECT, moveCrop, type PictureCrop, type PictureSize, scaleCrop, toInitialCrop } from './pictureCrop.ts';
import { useFilePreview } from './useFilePreview.ts';

interface PictureCropperProps {
  file: Blob;
  crop: PictureCrop | null;
  onDone: (crop: PictureCrop | null) => void;
}

const toPercent = (fraction: number) => new Intl.NumberFormat(intlTag(), { style: 'percent' }).format(fraction);

const STEP = 0.04;
const SCALE_STEP = 1.12;
const MIN_SIDE_PX = 48;

/** A frame that chooses the part of a picture to show: by dragging, with the arrow keys, or with buttons. */
export function PictureCropper({ file, crop: initialCrop, onDone }: PictureCropperProps) {
  const { t } = useLingui();
  const [size, setSize] = useState<PictureSize | null>(null);
  const [crop, setCrop] = useState(initialCrop);
  const showFile = useFilePreview(file);
  const stage = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const ready = crop !== null && size !== null;
  useEffect(() => {
    if (!ready) return;
    // The library gives its dark surround no name, so that it would be read as one more picture.
    stage.current?.querySelector('.ReactCrop__crop-mask')?.setAttribute('aria-hidden', 'true');
    stage.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [ready]);
  // Not on the way, on which the frame passes a hundred places.
  const say = ({ x, y, width }: PictureCrop) =>
    setSpoken(
      t`Frame: ${{ left: toPercent(x) }} from the left, ${{ top: toPercent(y) }} from the top, ${{ width: toPercent(width) }} of the width`,
    );
  const change = (changed: PictureCrop) => {
    setCrop(changed);
    say(changed);
  };
  return (
    <Stack>
      <Text>
        <Trans>
          Move the frame with your finger, the mouse or the arrow keys. Its corners make it larger or smaller.
        </Trans>
      </Text>
      <div ref={stage} className={styles.stage}>
        <ReactCrop
          {...(crop && { crop: toPercentCrop(crop) })}
          aspect={CROP_ASPECT}
          minWidth={MIN_SIDE_PX}
          keepSelection
          className={styles.crop}
          ariaLabels={{
            cropArea: t`The frame. The arrow keys move it.`,
            nwDragHandle: t`Upper left corner. The arrow keys change the size.`,
            neDragHandle: t`Upper right corner. The arrow keys change the size.`,
            seDragHandle: t`Lower right corner. The arrow keys change the size.`,
            swDragHandle: t`Lower left corner. The arrow keys change the size.`,
            // The frame keeps its shape, so that its sides cannot be moved.
            nDragHandle: '',
            eDragHandle: '',
            sDragHandle: '',
            wDragHandle: '',
          }}
          onChange={(_, percent) => setCrop(toPictureCrop(percent))}
          onComplete={(_, percent) => say(toPictureCrop(percent))}
        >
          <img
            ref={showFile}
            alt={t`What you’ve chosen`}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setSize({ width, height });
              setCrop((before) => before ?? toInitialCrop({ width, height }));
            }}
          />
        </ReactCrop>
      </div>
      {crop && size && (
        <Row>
          <div className={styles.moves}>
            {moves.map(({ icon, label, right, down }) => (
              <button
                key={label.id}
                type="button"
                className={styles.move}
                onClick={() => change(moveCrop(crop, right, down))}
              >
                <Icon source={icon} size="small" />
                <VisuallyHidden>{t(label)}</VisuallyHidden>
              </button>
            ))}
          </div>
          <Button
            tone="secondary"
            size="small"
            icon={minus}
            onClick={() => change(scaleCrop(crop, 1 / SCALE_STEP, size))}
          >{t`Smaller frame`}</Button>
          <Button
            tone="secondary"
            size="small"
            icon={plus}
            onClick={() => change(scaleCrop(crop, SCALE_STEP, size))}
          >{t`Larger frame`}</Button>
          <VisuallyHidden>
            <span role="status">{spoken}</span>
          </VisuallyHidden>
        </Row>
      )}
      <DialogFoot>
        <Button ariaDisabled={!crop} onClick={() => onDone(crop)}>
          <Trans>Show this part</Trans>
        </Button>
        <Button tone="secondary" onClick={() => onDone(null)}>
          <Trans>Show the whole picture</Trans>
        </Button>
      </DialogFoot>
    </Stack>
  );
}

interface Move {
  icon: IconSource;
  label: MessageDescriptor;
  /** Fractions of the picture. */
  right: number;
  down: number;
}

const moves: readonly Move[] = [
  { icon: arrowLeft, label: msg`Move the frame left`, right: -STEP, down: 0 },
  { icon: arrowRight, label: msg`Move the frame right`, right: STEP, down: 0 },
  { icon: arrowUp, label: msg`Move the frame up`, right: 0, down: -STEP },
  { icon: arrowDown, label: msg`Move the frame down`, right: 0, down: STEP },
];

const toPercentCrop = ({ x, y, width, height }: PictureCrop): PercentCrop => ({
  ...{ unit: '%', x: x * 100, y: y * 100 },
  ...{ width: width * 100, height: height * 100 },
});
const toPictureCrop = ({ x, y, width, height }: PercentCrop): PictureCrop => ({
  ...{ x: x / 100, y: y / 100 },
  ...{ width: width / 100, height: height / 100 },
});

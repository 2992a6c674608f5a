import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PictureFocus } from '../../../api/contract/pictures.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DialogFoot } from '../../../ui/overlays/DialogFoot.tsx';
import * as styles from './FaceMarker.css.ts';
import { type PictureCrop, toFocus, toPreviewStyle, usualFocus } from './pictureCrop.ts';
import { useCroppedPreview } from './useCroppedPreview.ts';

interface FaceMarkerProps {
  file: Blob;
  crop: PictureCrop | null;
  focus: PictureFocus | null;
  onDone: (focus: PictureFocus) => void;
}

/** Percent of the picture, to the right and down. */
const stepsByKey: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

/** A ring on the middle of the face: put there by pointing, by dragging, or with the arrow keys. */
export function FaceMarker({ file, crop, focus: initialFocus, onDone }: FaceMarkerProps) {
  const { t } = useLingui();
  const [focus, setFocus] = useState(initialFocus ?? usualFocus);
  const showPicture = useCroppedPreview(file, crop);
  const slider = useRef<HTMLInputElement>(null);
  const { x, y } = focus;
  // Either slider says both, because the arrow keys of one move the other, too.
  const percent = new Intl.NumberFormat(intlTag(), { style: 'percent' });
  const [across, down] = [t`From left to right`, t`From top to bottom`];
  const place = `${across} ${percent.format(x / 100)}, ${down} ${percent.format(y / 100)}`;

  function point({ clientX, clientY, currentTarget }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus(toFocus(((clientX - left) / width) * 100, ((clientY - top) / height) * 100));
  }

  function step(event: KeyboardEvent): void {
    const [right, below] = stepsByKey[event.key] ?? [];
    if (right === undefined || below === undefined) return;
    // On its own a slider has one direction only.
    event.preventDefault();
    setFocus(toFocus(x + right, y + below));
  }

  return (
    <Stack>
      <Text>
        <Trans>
          Put the ring on the middle of the face with your finger, the mouse or the arrow keys, so that it’s always in
          sight.
        </Trans>
      </Text>
      <div className={styles.stage}>
        <fieldset
          aria-label={t`Middle of the face`}
          className={styles.picture}
          onPointerDown={point}
          onPointerMove={(event) => event.buttons > 0 && point(event)}
          onClick={() => slider.current?.focus()}
          onKeyDown={step}
        >
          <img
            ref={showPicture}
            className={styles.image}
            alt={t`What you’ve chosen`}
            draggable={false}
            onLoad={() => slider.current?.focus()}
          />
          <span className={styles.ring} style={{ left: `${x}%`, top: `${y}%` }}>
            <input
              ref={slider}
              type="range"
              className={styles.slider}
              aria-label={across}
              aria-valuetext={place}
              value={x}
              onChange={({ target }) => setFocus({ x: target.valueAsNumber, y })}
            />
            <input
              type="range"
              className={styles.slider}
              aria-label={down}
              aria-valuetext={place}
              value={y}
              onChange={({ target }) => setFocus({ x, y: target.valueAsNumber })}
            />
          </span>
        </fieldset>
        <div className={styles.previewList}>
          {(['card', 'round'] as const).map((shape) => (
            <img
              key={shape}
              ref={showPicture}
              className={styles.previews[shape]}
              style={toPreviewStyle(focus)}
              alt=""
            />
          ))}
        </div>
      </div>
      <DialogFoot>
        <Button onClick={() => onDone(focus)}>
          <Trans>Use this mark</Trans>
        </Button>
      </DialogFoot>
    </Stack>
  );
}

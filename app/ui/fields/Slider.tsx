import { Slider as Base } from '@base-ui/react/slider';
import type { KeyboardEvent } from 'react';
import type { NumberScale } from '../../lib/numbers/numberScale.ts';
import * as styles from './Slider.css.ts';

interface SliderProps {
  scale: NumberScale;
  /** One thumb for each. */
  values: readonly number[];
  /** Of the thumbs. */
  labels: readonly string[];
  /** One value in words. */
  formatValue: (value: number) => string;
  /** A thumb is to go there; it may not get there. */
  onMove: (thumb: number, wanted: number) => void;
}

/** The line with its thumbs: by pointer, finger and keys (Base UI). Which values are allowed is up to the field. */
export function Slider({ scale, values, labels, formatValue: say, onMove }: SliderProps) {
  const { min, max, step } = scale;
  const onKeyDown = (thumb: number) => (event: KeyboardEvent) => {
    const direction = directionByKey[event.key];
    // Hundredths of a foot are too fine for a key: then it goes as far as minus and plus do.
    if (!direction || step >= 1 || event.shiftKey) return;
    event.preventDefault();
    onMove(thumb, scale.nextValue(values[thumb]!, direction));
  };
  return (
    <Base.Root
      min={min}
      max={max}
      step={step}
      largeStep={Math.max(step, Math.round((max - min) / 10 / step) * step)}
      thumbCollisionBehavior="none"
      value={values}
      onValueChange={(wanted, { activeThumbIndex }) => onMove(activeThumbIndex, wanted[activeThumbIndex]!)}
    >
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={`${styles.indicator} ${values.length === 1 ? styles.indicatorFromStart : ''}`} />
          {values.map((value, index) => (
            <Base.Thumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is known by its place
              key={index}
              className={styles.thumb}
              index={index}
              aria-label={labels[index]}
              aria-valuetext={say(value)}
              onKeyDown={onKeyDown(index)}
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}

const directionByKey: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

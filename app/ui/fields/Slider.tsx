import { Slider as Base } from '@base-ui/react/slider';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { NumberScale } from '../../lib/numbers/numberScale.ts';
import * as styles from './Slider.css.ts';

interface SliderProps {
  /** Id of the text that names the whole slider. */
  labelledBy: string;
  scale: NumberScale;
  /** Values, each with a thumb. */
  values: readonly number[];
  /** Labels of the thumbs. */
  labels: readonly string[];
  /** Formats a value with its unit. */
  formatValue: (value: number) => string;
  /** Called when a thumb is moved, also to a value that the field does not allow. */
  onMove: (thumb: number, value: number) => void;
}

/**
 * A track with thumbs, for pointer, finger and keys (Base UI). `SliderField` and `RangeSliderField` share it and decide
 * which values are allowed.
 */
export function Slider({ labelledBy, scale, values, labels, formatValue, onMove }: SliderProps) {
  const { min, max, step } = scale;
  const onKeyDown = (thumb: number) => (event: KeyboardEvent) => {
    const direction = directionByKey[event.key];
    // Hundredths of a foot are too fine for a key, so it moves as far as the minus and plus buttons do.
    if (!direction || step >= 1 || event.shiftKey) return;
    event.preventDefault();
    onMove(thumb, scale.nextValue(values[thumb]!, direction));
  };
  return (
    <Base.Root
      aria-labelledby={labelledBy}
      min={min}
      max={max}
      step={step}
      largeStep={Math.max(step, Math.round((max - min) / 10 / step) * step)}
      thumbCollisionBehavior="none"
      value={values}
      onValueChange={(moved, { activeThumbIndex }) => onMove(activeThumbIndex, moved[activeThumbIndex]!)}
    >
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={`${styles.indicator} ${values.length === 1 ? styles.indicatorFromStart : ''}`} />
          {values.map((value, index) => (
            <Base.Thumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is identified by its index
              key={index}
              className={styles.thumb}
              index={index}
              aria-label={labels[index]}
              aria-valuetext={formatValue(value)}
              onKeyDown={onKeyDown(index)}
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}

export interface SliderMark {
  value: number;
  label: string;
}

interface SliderMarksProps {
  scale: NumberScale;
  /** Marks in ascending order; the first and the last are the ends of the scale. */
  marks: readonly SliderMark[];
}

/** Values below a slider, at their places; screen readers hear those of the thumbs. */
export const SliderMarks = ({ scale: { min, max }, marks }: SliderMarksProps) => (
  <div className={styles.marks} aria-hidden="true">
    {marks.map(({ value, label }) => (
      <span
        key={value}
        className={value === min || value === max ? styles.mark : styles.middleMark}
        style={{ '--part': (value - min) / (max - min) } as CSSProperties}
      >
        {label}
      </span>
    ))}
  </div>
);

/** The ends of a scale as marks. */
export const toEndMarks = ({ min, max }: NumberScale, formatValue: (value: number) => string): SliderMark[] =>
  [min, max].map((value) => ({ value, label: formatValue(value) }));

const directionByKey: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

import { useId } from 'react';
import type { NumberScale } from '../lib/numberScale.ts';
import * as styles from './Slider.css.ts';
import { StepField, type StepTexts } from './StepField.tsx';
import { fillBetween } from './sliderVars.ts';

interface RangeFieldProps {
  id: string;
  /** Of the slider. */
  label: string;
  scale: NumberScale;
  value: number;
  onChange: (value: number) => void;
  /** The value in words, such as "170 cm". */
  shown: string;
  /** The smallest and the greatest value, under the ends of the slider. */
  ends: readonly [string, string];
  /** Values that many choose, one press away. */
  marks?: readonly { value: number; label: string }[];
  /** Of the field in which the value can be typed. */
  typeLabel: string;
  texts: StepTexts;
}

/** One number: by sliding, by minus and plus, by typing, and by pressing a mark. */
export function RangeField(props: RangeFieldProps) {
  const { id, label, scale, value, onChange, shown, ends, marks = [], typeLabel, texts } = props;
  const labelId = useId();
  const share = (value - scale.min) / (scale.max - scale.min);
  return (
    <div className={styles.root}>
      <label className={styles.label} id={labelId} htmlFor={`${id}-slider`}>
        {label}
      </label>
      <output className={styles.shown} htmlFor={`${id}-slider ${id}`} aria-live="off">
        {shown}
      </output>
      <div className={styles.slide} style={fillBetween(0, share)}>
        <div className={styles.track} aria-hidden="true">
          <span className={`${styles.filled} ${styles.filledFromStart}`} />
        </div>
        <input
          id={`${id}-slider`}
          className={styles.input}
          type="range"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={value}
          aria-valuetext={shown}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {marks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend of its own; the label names this too
        <div className={styles.marks} role="group" aria-labelledby={labelId}>
          {marks.map((mark) => (
            <button
              key={mark.value}
              type="button"
              className={styles.mark}
              aria-pressed={mark.value === value}
              onClick={() => onChange(mark.value)}
            >
              {mark.label}
            </button>
          ))}
        </div>
      )}
      <StepField id={id} label={typeLabel} scale={scale} value={value} onChange={onChange} texts={texts} />
    </div>
  );
}

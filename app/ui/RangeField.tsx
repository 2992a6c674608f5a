import { useId } from 'react';
import { clampTo, type NumberScale } from '../lib/numberScale.ts';
import * as styles from './Slider.css.ts';
import { Slider } from './Slider.tsx';
import { StepField, type StepTexts } from './StepField.tsx';

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
  return (
    <div className={styles.root}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <output className={styles.shown} htmlFor={id} aria-live="off">
        {shown}
      </output>
      <Slider
        scale={scale}
        values={[value]}
        labels={[label]}
        say={() => shown}
        onMove={(_, wanted) => onChange(clampTo(scale, wanted))}
      />
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

import { useId } from 'react';
import { clampTo, type NumberScale } from '../../lib/numbers/numberScale.ts';
import * as styles from './Slider.css.ts';
import { Slider } from './Slider.tsx';
import { StepperField, type StepperTexts } from './StepperField.tsx';

interface SliderFieldProps {
  id: string;
  /** Of the slider. */
  label: string;
  scale: NumberScale;
  value: number;
  onChange: (value: number) => void;
  /** The value in words, such as "170 cm". */
  valueText: string;
  /** The smallest and the greatest value, under the ends of the slider. */
  ends: readonly [string, string];
  /** Values that many choose, one press away. */
  presets?: readonly { value: number; label: string }[];
  /** Of the field in which the value can be typed. */
  inputLabel: string;
  texts: StepperTexts;
}

/** One number: by sliding, by minus and plus, by typing, and by pressing a mark. */
export function SliderField(props: SliderFieldProps) {
  const {
    id,
    label,
    scale,
    value,
    onChange,
    valueText: shown,
    ends,
    presets: marks = [],
    inputLabel: typeLabel,
    texts,
  } = props;
  const labelId = useId();
  return (
    <div className={styles.root}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <output className={styles.valueText} htmlFor={id} aria-live="off">
        {shown}
      </output>
      <Slider
        scale={scale}
        values={[value]}
        labels={[label]}
        formatValue={() => shown}
        onMove={(_, wanted) => onChange(clampTo(scale, wanted))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {marks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend of its own; the label names this too
        <div className={styles.presets} role="group" aria-labelledby={labelId}>
          {marks.map((mark) => (
            <button
              key={mark.value}
              type="button"
              className={styles.preset}
              aria-pressed={mark.value === value}
              onClick={() => onChange(mark.value)}
            >
              {mark.label}
            </button>
          ))}
        </div>
      )}
      <StepperField id={id} label={typeLabel} scale={scale} value={value} onChange={onChange} texts={texts} />
    </div>
  );
}

import { useId } from 'react';
import { clampTo, type NumberScale } from '../../lib/numbers/numberScale.ts';
import * as styles from './Slider.css.ts';
import { Slider } from './Slider.tsx';
import { StepperField, type StepperTexts } from './StepperField.tsx';

interface SliderFieldProps {
  id: string;
  /** Of the slider. */
  label: string;
  /** Id of a text that says the same and is on show, so that the label need not be. */
  labelledBy?: string | undefined;
  scale: NumberScale;
  value: number;
  onChange: (value: number) => void;
  /** The value with its unit, such as "170 cm". */
  valueText: string;
  /** The smallest and the greatest value, below the ends of the slider. */
  ends: readonly [string, string];
  /** Common values, one press away. */
  presets?: readonly { value: number; label: string }[];
  /** Of the field in which the value can be typed. */
  inputLabel: string;
  texts: StepperTexts;
}

/** One number: by sliding, by minus and plus, by typing, and by pressing a preset. */
export function SliderField(props: SliderFieldProps) {
  const { id, label, scale, value, onChange, valueText, ends, presets = [], inputLabel, texts } = props;
  const ownLabelId = useId();
  const labelId = props.labelledBy ?? ownLabelId;
  return (
    <div className={styles.root}>
      {props.labelledBy === undefined && (
        <span className={styles.label} id={labelId}>
          {label}
        </span>
      )}
      <output className={styles.valueText} htmlFor={id} aria-live="off">
        {valueText}
      </output>
      <Slider
        labelledBy={labelId}
        scale={scale}
        values={[value]}
        labels={[label]}
        formatValue={() => valueText}
        onMove={(_, moved) => onChange(clampTo(scale, moved))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {presets.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the label names this too
        <div className={styles.presets} role="group" aria-labelledby={labelId}>
          {presets.map((preset) => (
            <button
              key={preset.value}
              type="button"
              className={styles.preset}
              aria-pressed={preset.value === value}
              onClick={() => onChange(preset.value)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      )}
      <StepperField id={id} label={inputLabel} scale={scale} value={value} onChange={onChange} texts={texts} />
    </div>
  );
}

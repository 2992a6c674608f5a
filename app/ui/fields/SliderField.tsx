import type { ReactNode } from 'react';
import { clampTo, type NumberScale } from '../../lib/numbers/numberScale.ts';
import { NumberStepper, type StepperTexts } from './NumberStepper.tsx';
import * as styles from './Slider.css.ts';
import { Slider, type SliderMark, SliderMarks, toEndMarks } from './Slider.tsx';

interface SliderFieldProps {
  /** Id of the question that the number answers. */
  labelledBy: string;
  /** Name of the number, as the thumb and the stepper have it. */
  label: string;
  scale: NumberScale;
  value: number;
  onChange: (value: number) => void;
  /** Formats a value with its unit, such as "170 cm". */
  formatValue: (value: number) => string;
  /** Marks below the slider, in ascending order; by default its two ends. */
  marks?: readonly SliderMark[];
  texts: StepperTexts;
  /** Picture of the value, on which the number is. */
  picture?: ReactNode;
}

/**
 * A field for a number of a wide range, large above its slider or on its `picture`, with minus and plus beside it, so
 * that nothing needs dragging (rule T2). For a few steps use `NumberStepper`, for a range `RangeSliderField`.
 */
export function SliderField({ labelledBy, label, scale, value, onChange, formatValue, ...props }: SliderFieldProps) {
  const { marks = toEndMarks(scale, formatValue), texts, picture } = props;
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        {picture}
        <div className={picture ? styles.onPicture : undefined}>
          <NumberStepper
            name={{ label }}
            scale={scale}
            value={value}
            onChange={onChange}
            valueText={formatValue(value)}
            longestText={formatValue(scale.max)}
            size="large"
            texts={texts}
          />
        </div>
      </div>
      <div>
        <Slider
          labelledBy={labelledBy}
          scale={scale}
          values={[value]}
          labels={[label]}
          formatValue={formatValue}
          onMove={(_, moved) => onChange(clampTo(scale, moved))}
        />
        <SliderMarks scale={scale} marks={marks} />
      </div>
    </div>
  );
}

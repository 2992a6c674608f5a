import { useId } from 'react';
import { moveRangeEnd, type NumberRange } from '../../lib/numbers/numberRange.ts';
import type { NumberScale } from '../../lib/numbers/numberScale.ts';
import { NumberStepper, type StepperTexts } from './NumberStepper.tsx';
import * as styles from './Slider.css.ts';
import { Slider, SliderMarks, toEndMarks } from './Slider.tsx';

interface RangeSliderFieldProps {
  /** Id of the question that the range answers. */
  labelledBy: string;
  scale: NumberScale;
  /** The least distance between the two ends. */
  gap: number;
  value: NumberRange;
  onChange: (value: NumberRange) => void;
  /** Formats a value with its unit. */
  formatValue: (value: number) => string;
  /** Says a value whose unit is not visible. */
  speakValue?: (value: number) => string;
  /** Labels of the lower and the upper end. */
  labels: readonly [string, string];
  texts: StepperTexts;
}

/**
 * A range of numbers: each end large between minus and plus, and both as thumbs of one slider. One number alone is a
 * `SliderField`. The ends keep the distance `gap`.
 */
export function RangeSliderField(props: RangeSliderFieldProps) {
  const { labelledBy, scale, gap, value, onChange, formatValue, speakValue, labels, texts } = props;
  const id = useId();
  const move = (end: 0 | 1, to: number) => onChange(moveRangeEnd(value, end, to, scale, gap));
  return (
    <div className={styles.root}>
      <div className={styles.numbers}>
        {([0, 1] as const).map((end) => (
          <div key={end} className={styles.number}>
            <span className={styles.label} id={`${id}-${end}`}>
              {labels[end]}
            </span>
            <NumberStepper
              name={{ labelledBy: `${id}-${end}` }}
              scale={scaleOfEnd(scale, value, end, gap)}
              value={value[end]}
              onChange={(to) => move(end, to)}
              valueText={formatValue(value[end])}
              spokenText={speakValue?.(value[end])}
              texts={{ less: `${labels[end]}: ${texts.less}`, more: `${labels[end]}: ${texts.more}` }}
            />
          </div>
        ))}
      </div>
      <div>
        <Slider
          labelledBy={labelledBy}
          scale={scale}
          values={value}
          labels={labels}
          formatValue={speakValue ?? formatValue}
          onMove={(thumb, to) => move(thumb === 0 ? 0 : 1, to)}
        />
        <SliderMarks scale={scale} marks={toEndMarks(scale, formatValue)} />
      </div>
    </div>
  );
}

/** The scale of one end, whose bounds depend on the other. */
const scaleOfEnd = (scale: NumberScale, [from, to]: NumberRange, end: 0 | 1, gap: number): NumberScale =>
  end === 0 ? { ...scale, max: to - gap } : { ...scale, min: from + gap };

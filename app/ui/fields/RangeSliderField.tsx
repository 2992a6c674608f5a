import { moveRangeEnd, type NumberRange } from '../../lib/numbers/numberRange.ts';
import type { NumberScale } from '../../lib/numbers/numberScale.ts';
import * as styles from './Slider.css.ts';
import { Slider } from './Slider.tsx';
import { StepperField, type StepperTexts } from './StepperField.tsx';

interface RangeSliderFieldProps {
  id: string;
  /** Id of the question that the range answers. */
  labelledBy: string;
  scale: NumberScale;
  /** The least distance between the two. */
  gap: number;
  value: NumberRange;
  onChange: (value: NumberRange) => void;
  /** Both values with their unit, such as "45 to 70 years". */
  valueText: string;
  /** One value with its unit. */
  formatValue: (value: number) => string;
  /** Of the lower and the upper end. */
  labels: readonly [string, string];
  texts: StepperTexts;
}

/** From one number to another: by two thumbs on one track, by minus and plus, and by typing. */
export function RangeSliderField(props: RangeSliderFieldProps) {
  const { id, labelledBy, scale, gap, value, onChange, valueText, formatValue, labels, texts } = props;
  const move = (end: 0 | 1, to: number) => onChange(moveRangeEnd(value, end, to, scale, gap));
  return (
    <div className={styles.root}>
      <output className={styles.valueText} htmlFor={`${id}-from ${id}-to`} aria-live="off">
        {valueText}
      </output>
      <Slider
        labelledBy={labelledBy}
        scale={scale}
        values={value}
        labels={labels}
        formatValue={formatValue}
        onMove={(thumb, to) => move(thumb === 0 ? 0 : 1, to)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{formatValue(scale.min)}</span>
        <span>{formatValue(scale.max)}</span>
      </div>
      <div className={styles.steppers}>
        {([0, 1] as const).map((end) => (
          <StepperField
            key={end}
            id={`${id}-${end === 0 ? 'from' : 'to'}`}
            label={labels[end]}
            scale={scaleOfEnd(scale, value, end, gap)}
            value={value[end]}
            onChange={(to) => move(end, to)}
            texts={texts}
          />
        ))}
      </div>
    </div>
  );
}

/** The bounds of one end depend on the other. */
const scaleOfEnd = (scale: NumberScale, [from, to]: NumberRange, end: 0 | 1, gap: number): NumberScale =>
  end === 0 ? { ...scale, max: to - gap } : { ...scale, min: from + gap };

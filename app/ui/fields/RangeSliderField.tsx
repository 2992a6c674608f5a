import { moveRangeEnd, type NumberRange } from '../../lib/numbers/numberRange.ts';
import type { NumberScale } from '../../lib/numbers/numberScale.ts';
import * as styles from './Slider.css.ts';
import { Slider } from './Slider.tsx';
import { StepperField, type StepperTexts } from './StepperField.tsx';

interface RangeSliderFieldProps {
  id: string;
  scale: NumberScale;
  /** The two never come closer. */
  gap: number;
  value: NumberRange;
  onChange: (value: NumberRange) => void;
  /** Both values in words, such as "45 to 70 years". */
  valueText: string;
  /** One value in words. */
  formatValue: (value: number) => string;
  /** Of the lower and the upper end. */
  labels: readonly [string, string];
  texts: StepperTexts;
}

/** From one number to another: by two thumbs on one line, by minus and plus, and by typing. */
export function RangeSliderField({
  id,
  scale,
  gap,
  value,
  onChange,
  valueText: shown,
  formatValue: say,
  labels,
  texts,
}: RangeSliderFieldProps) {
  const set = (end: 0 | 1, wanted: number) => onChange(moveRangeEnd(value, end, wanted, scale, gap));
  return (
    <div className={styles.root}>
      <output className={styles.valueText} htmlFor={`${id}-from ${id}-to`} aria-live="off">
        {shown}
      </output>
      <Slider
        scale={scale}
        values={value}
        labels={labels}
        formatValue={say}
        onMove={(end, wanted) => set(toEnd(end), wanted)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{say(scale.min)}</span>
        <span>{say(scale.max)}</span>
      </div>
      <div className={styles.steppers}>
        {([0, 1] as const).map((end) => (
          <StepperField
            key={end}
            id={`${id}-${end === 0 ? 'from' : 'to'}`}
            label={labels[end]}
            scale={scaleOfEnd(scale, value, end, gap)}
            value={value[end]}
            onChange={(wanted) => set(end, wanted)}
            texts={texts}
          />
        ))}
      </div>
    </div>
  );
}

const toEnd = (thumb: number) => (thumb === 0 ? 0 : 1);

/** The bounds of one end depend on the other. */
const scaleOfEnd = (scale: NumberScale, [from, to]: NumberRange, end: 0 | 1, gap: number): NumberScale =>
  end === 0 ? { ...scale, max: to - gap } : { ...scale, min: from + gap };

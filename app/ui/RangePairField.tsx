import { moveEnd, type Pair } from '../lib/numberPair.ts';
import type { NumberScale } from '../lib/numberScale.ts';
import * as styles from './Slider.css.ts';
import { Slider } from './Slider.tsx';
import { StepField, type StepTexts } from './StepField.tsx';

interface RangePairFieldProps {
  id: string;
  scale: NumberScale;
  /** The two never come closer. */
  gap: number;
  value: Pair;
  onChange: (value: Pair) => void;
  /** Both values in words, such as "45 to 70 years". */
  shown: string;
  /** One value in words. */
  say: (value: number) => string;
  /** Of the lower and the upper end. */
  labels: readonly [string, string];
  texts: StepTexts;
}

/** From one number to another: by two thumbs on one line, by minus and plus, and by typing. */
export function RangePairField({ id, scale, gap, value, onChange, shown, say, labels, texts }: RangePairFieldProps) {
  const set = (end: 0 | 1, wanted: number) => onChange(moveEnd(value, end, wanted, scale, gap));
  return (
    <div className={styles.root}>
      <output className={styles.shown} htmlFor={`${id}-from ${id}-to`} aria-live="off">
        {shown}
      </output>
      <Slider
        scale={scale}
        values={value}
        labels={labels}
        say={say}
        onMove={(end, wanted) => set(toEnd(end), wanted)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{say(scale.min)}</span>
        <span>{say(scale.max)}</span>
      </div>
      <div className={styles.steppers}>
        {([0, 1] as const).map((end) => (
          <StepField
            key={end}
            id={`${id}-${end === 0 ? 'from' : 'to'}`}
            label={labels[end]}
            scale={limit(scale, value, end, gap)}
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
const limit = (scale: NumberScale, [from, to]: Pair, end: 0 | 1, gap: number): NumberScale =>
  end === 0 ? { ...scale, max: to - gap } : { ...scale, min: from + gap };

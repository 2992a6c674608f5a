import { moveEnd, type Pair } from '../lib/numberPair.ts';
import type { NumberScale } from '../lib/numberScale.ts';
import * as styles from './Slider.css.ts';
import { StepField, type StepTexts } from './StepField.tsx';
import { fillBetween } from './sliderVars.ts';

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

/** From one number to another: by two sliders over each other, by minus and plus, and by typing. */
export function RangePairField({ id, scale, gap, value, onChange, shown, say, labels, texts }: RangePairFieldProps) {
  const share = (end: number) => (end - scale.min) / (scale.max - scale.min);
  const set = (end: 0 | 1, wanted: number) => onChange(moveEnd(value, end, wanted, scale, gap));
  // Where both lie together at the far end, the lower one has to be on top to be caught.
  const lowerOnTop = share(value[0]) > 0.5;
  return (
    <div className={styles.root}>
      <output className={styles.shown} htmlFor={`${id}-from ${id}-to`} aria-live="off">
        {shown}
      </output>
      <div className={styles.slide} style={fillBetween(share(value[0]), share(value[1]))}>
        <div className={styles.track} aria-hidden="true">
          <span className={styles.filled} />
        </div>
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            className={`${styles.input} ${styles.paired} ${lowerOnTop === (end === 0) ? styles.above : ''}`}
            type="range"
            min={scale.min}
            max={scale.max}
            step={scale.step}
            value={value[end]}
            aria-label={labels[end]}
            aria-valuetext={say(value[end])}
            onChange={(event) => set(end, Number(event.target.value))}
          />
        ))}
      </div>
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

/** The bounds of one end depend on the other. */
const limit = (scale: NumberScale, [from, to]: Pair, end: 0 | 1, gap: number): NumberScale =>
  end === 0 ? { ...scale, max: to - gap } : { ...scale, min: from + gap };

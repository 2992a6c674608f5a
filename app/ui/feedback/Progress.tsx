import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import * as styles from './Progress.css.ts';

interface ProgressProps {
  value: number;
  max: number;
  /** Says the same as the bar. */
  label: string;
  /** The part of the whole that the label belongs to; shown before it. */
  part?: ReactNode;
  /** Text that says what remains. */
  detail?: string;
}

/** A pause between the parts of the text, where they are read as one. */
const pause = <VisuallyHidden>,</VisuallyHidden>;

/**
 * The part of a whole that is done, as a text and as a bar below it. For waiting without a known end use `Spinner` or
 * `Skeleton`. A library would add no more than its four attributes.
 */
export function Progress({ value, max, label, part, detail }: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={styles.root}>
      <p className={styles.caption}>
        <span className={styles.start}>
          {part}
          {part && pause}
          <span className={styles.label} id={id}>
            {label}
          </span>
        </span>
        {detail && pause}
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
      >
        <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}

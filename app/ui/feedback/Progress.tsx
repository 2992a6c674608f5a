import { useId } from 'react';
import * as styles from './Progress.css.ts';

interface ProgressProps {
  value: number;
  max: number;
  /** Says the same in words. */
  label: string;
  /** What is still to come. */
  detail?: string;
}

/** How far something is: in words, and as a bar below them. Five attributes are all that a library would add. */
export function Progress({ value, max, label, detail }: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={label}
      >
        <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}

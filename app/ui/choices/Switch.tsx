import { useId } from 'react';
import * as styles from './Switch.css.ts';

interface SwitchProps {
  label: string;
  on: boolean;
  /** Words for on and off. */
  states: { on: string; off: string };
  onChange: (on: boolean) => void;
}

/**
 * Something that is on or off, said in a word as well; it takes effect at once. A native checkbox in the role of a
 * switch: keys, labels and forms are the platform's, and the shell can carry it for nothing.
 */
export function Switch({ label, on, states, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={on}
        aria-checked={on}
        aria-labelledby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.words}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        <span className={styles.state} aria-hidden="true">
          {on ? states.on : states.off}
        </span>
      </span>
    </label>
  );
}

import { useId } from 'react';
import * as styles from './Switch.css.ts';

interface SwitchProps {
  label: string;
  on: boolean;
  /** Texts for on and off. */
  states: { on: string; off: string };
  onChange: (on: boolean) => void;
}

/**
 * A setting that is on or off, which it also says in a word, and that counts at once. In a form that is sent use
 * `Checkbox`. It is a native checkbox: the frame of the app needs no library for it.
 */
export function Switch({ label, on, states, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, and may not have aria-checked
        role="switch"
        className={styles.track}
        checked={on}
        aria-labelledby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.text}>
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

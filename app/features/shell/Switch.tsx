import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import * as styles from './Switch.css.ts';

interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off, said in a word as well; it takes effect at once. */
export function Switch({ label, on, onChange }: SwitchProps) {
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
          {on ? <Trans>On</Trans> : <Trans>Off</Trans>}
        </span>
      </span>
    </label>
  );
}

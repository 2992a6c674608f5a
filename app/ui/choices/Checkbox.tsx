import { useId } from 'react';
import * as styles from './Checkbox.css.ts';

interface CheckboxProps {
  label: string;
  hint?: string;
  /** Address of a decorative picture of 4 by 3. */
  picture?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  variant?: keyof typeof styles.variant;
}

/** Yes or no to one thing. Native: it has every key, state and announcement that a library could give it. */
export function Checkbox({ label, hint, picture, checked, onChange, variant: look = 'plain' }: CheckboxProps) {
  const id = useId();
  return (
    <label className={styles.variant[look]}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {picture && (
        <img className={styles.picture} src={picture} alt="" width="320" height="240" loading="lazy" decoding="async" />
      )}
      <span className={styles.words}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

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

/**
 * A consent, or one of several things of which any number may be chosen, in a form that is sent. For a setting that
 * counts at once use `Switch`, for the answers to a question `OptionList`. The `tile` variant has an edge and room for
 * a picture.
 *
 * It is native: a library could add no key, state or announcement.
 */
export function Checkbox({ label, hint, picture, checked, onChange, variant = 'plain' }: CheckboxProps) {
  const id = useId();
  return (
    <label className={styles.variant[variant]} data-chosen={checked || undefined}>
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
      <span className={styles.text}>
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

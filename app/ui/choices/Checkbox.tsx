import { useId } from 'react';
import { describeField, FieldProblem } from '../fields/FieldFrame.tsx';
import * as styles from './Checkbox.css.ts';

interface CheckboxProps {
  /** Id of the box, to which a `ProblemSummary` leads. */
  id?: string;
  label: string;
  hint?: string;
  problem?: string | undefined;
  /** Address of a decorative picture of 4 by 3. */
  picture?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Whether presses do nothing for a while, such as while the form is being sent. */
  ariaDisabled?: boolean;
  variant?: keyof typeof styles.variant;
}

/**
 * A consent, or one of several things of which any number may be chosen, in a form that is sent. For a setting that
 * counts at once use `Switch`, for the answers to a question `OptionList`. The `tile` variant has an edge and room for
 * a picture. One that must be ticked has a `problem`.
 *
 * It is native: a library could add no key, state or announcement.
 */
export function Checkbox(props: CheckboxProps) {
  const ownId = useId();
  const {
    id = ownId,
    label,
    hint,
    problem,
    picture,
    checked,
    onChange,
    ariaDisabled = false,
    variant = 'plain',
  } = props;
  const box = (
    <label className={styles.variant[variant]} data-chosen={checked || undefined}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-disabled={ariaDisabled || undefined}
        onChange={({ target }) => !ariaDisabled && onChange(target.checked)}
        {...describeField(id, hint, problem)}
      />
      {picture && (
        <img className={styles.picture} src={picture} alt="" width="320" height="240" loading="lazy" decoding="async" />
      )}
      <span className={styles.text}>
        <span className={styles.label} id={`${id}-label`}>
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
  if (variant === 'tile') return box;
  // Without a problem as well, so that the box keeps the focus when the problem goes.
  return (
    <div>
      <FieldProblem id={id} problem={problem} />
      {box}
    </div>
  );
}

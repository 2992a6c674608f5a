import type { ReactNode, Ref } from 'react';
import { FieldError } from '../fields/FieldFrame.tsx';
import * as styles from './RadioList.css.ts';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  /** A decorative picture at the end. */
  image?: ReactNode;
}

interface RadioListProps<Value extends string> {
  /** Of the first option. */
  ref?: Ref<HTMLInputElement>;
  /** Of the group; an error summary leads to its first option. */
  id: string;
  label: string;
  /** heading: the list is a section of the page. */
  size?: keyof typeof styles.legend;
  options: readonly RadioOption<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  error?: string | undefined;
}

/** A few visible alternatives, none preselected. Native radios: arrow keys choose and never send (rule T4). */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { ref, id, label, size = 'label', options, chosen, onChoose, error } = props;
  return (
    <fieldset
      className={styles.root}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid, and HTML allows this role
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend[size]}>{label}</legend>
      <FieldError id={id} error={error} />
      {options.map(({ value, label, hint, image }, index) => (
        <label key={value} className={styles.option}>
          <input
            ref={index === 0 ? ref : undefined}
            id={index === 0 ? id : undefined}
            className={styles.input}
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            aria-describedby={describedBy(id, index, { hint: hint !== undefined, error: error !== undefined })}
            onChange={() => onChoose(value)}
          />
          <span className={styles.text}>
            <bdi className={hint ? styles.name : undefined}>{label}</bdi>
            {hint && (
              <span className={styles.hint} id={`${id}-hint-${index}`}>
                {hint}
              </span>
            )}
          </span>
          {image}
        </label>
      ))}
    </fieldset>
  );
}

/** An error summary leads to the first option, so a screen reader reads the error there. */
function describedBy(id: string, index: number, shown: { hint: boolean; error: boolean }): string | undefined {
  const names = [shown.error && index === 0 && `${id}-error`, shown.hint && `${id}-hint-${index}`];
  return names.filter(Boolean).join(' ') || undefined;
}

import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import type { ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as fields from '../fields/Field.css.ts';
import * as styles from './RadioList.css.ts';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  /** A decorative picture at the end. */
  image?: ReactNode;
}

interface RadioListProps<Value extends string> {
  /** Of the group; an error summary leads to its first option. */
  id: string;
  label: string;
  /** heading: the list is a part of its own on the page. */
  size?: keyof typeof styles.legend;
  options: readonly RadioOption<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  error?: string | undefined;
}

/**
 * A few alternatives below each other, all visible, none preselected. Native radios: arrow keys choose and never send
 * (rule T4). An error belongs to the group: a single radio cannot be wrong.
 */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { id, label, size = 'label', options, chosen, onChoose, error } = props;
  return (
    <fieldset
      className={styles.root}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be wrong, and HTML allows this role
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend[size]}>{label}</legend>
      {error && (
        <p className={fields.error} id={`${id}-error`}>
          <Icon source={warning} />
          <span>{error}</span>
        </p>
      )}
      {options.map(({ value, label, hint, image: mark }, index) => (
        <label key={value} className={styles.option}>
          <input
            id={index === 0 ? id : undefined}
            className={styles.input}
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            aria-describedby={describedBy(id, index, { hint: hint !== undefined, error: error !== undefined })}
            onChange={() => onChoose(value)}
          />
          <span className={styles.words}>
            <bdi className={hint ? styles.name : undefined}>{label}</bdi>
            {hint && (
              <span className={styles.hint} id={`${id}-hint-${index}`}>
                {hint}
              </span>
            )}
          </span>
          {mark}
        </label>
      ))}
    </fieldset>
  );
}

/** The first option is where somebody who has chosen nothing is led: there they hear why. */
function describedBy(id: string, index: number, shown: { hint: boolean; error: boolean }): string | undefined {
  const names = [shown.error && index === 0 && `${id}-error`, shown.hint && `${id}-hint-${index}`];
  return names.filter(Boolean).join(' ') || undefined;
}

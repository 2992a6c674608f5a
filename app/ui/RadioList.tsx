import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import * as fields from './Field.css.ts';
import { Icon } from './Icon.tsx';
import * as styles from './RadioList.css.ts';

interface RadioListProps<Value extends string> {
  /** Of the group; an error summary leads to its first option. */
  id: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  error?: string | undefined;
}

/** A few alternatives below each other, all in sight, none chosen beforehand. */
export function RadioList<Value extends string>({
  id,
  label,
  options,
  chosen,
  onChoose,
  error,
}: RadioListProps<Value>) {
  return (
    <fieldset className={styles.root} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {error && (
        <p className={fields.error} id={`${id}-error`}>
          <Icon source={warning} />
          <span>{error}</span>
        </p>
      )}
      {options.map(({ value, label }, index) => (
        <label key={value} className={styles.option}>
          <input
            id={index === 0 ? id : undefined}
            className={styles.input}
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <bdi className={styles.label}>{label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

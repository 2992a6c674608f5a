import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { Icon } from '../content/Icon.tsx';
import * as fields from './Field.css.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';
import * as styles from './Select.css.ts';

interface SelectProps<Value extends string | number> {
  id: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** One out of a list, in the browser's own way: nothing suits fingers and screen readers of each device better. */
export function Select<Value extends string | number>({
  id,
  label,
  options,
  chosen,
  onChoose,
  hint,
  error,
}: SelectProps<Value>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.frame}>
        <select
          id={id}
          name={id}
          className={`${fields.input} ${styles.select}`}
          value={chosen}
          onChange={(event) => {
            const option = options.find(({ value }) => String(value) === event.target.value);
            if (option) onChoose(option.value);
          }}
          {...describeField(id, hint, error)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon source={caret} size="small" />
        </span>
      </div>
    </FieldFrame>
  );
}

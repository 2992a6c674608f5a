import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?icon';
import { Icon } from '../content/Icon.tsx';
import * as fields from './Field.css.ts';
import { describeField, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import * as styles from './Select.css.ts';

interface SelectProps<Value extends string | number> extends FieldProps {
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** A token of the HTML standard, so that browsers can choose for the member. */
  autoComplete?: string;
}

/**
 * One option of a long list. Up to about seven are better visible: `RadioList` or `ChoiceButtons`; very many are a
 * `Combobox`. It is native: on each device the browser's own list suits fingers and screen readers best.
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { id, hint, problem, options, chosen, onChoose, autoComplete } = props;
  return (
    <FieldFrame {...props}>
      <div className={styles.frame}>
        <select
          id={id}
          name={id}
          className={`${fields.input} ${styles.select}`}
          value={chosen}
          autoComplete={autoComplete}
          onChange={(event) => {
            const option = options.find(({ value }) => String(value) === event.target.value);
            if (option) onChoose(option.value);
          }}
          {...describeField(id, hint, problem)}
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

import * as fields from './Field.css.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';
import * as styles from './TextArea.css.ts';

interface TextAreaProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Only an extra: the label stays in sight. */
  placeholder?: string;
  maxLength: number;
  rows?: number;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Several lines of the member's own words. */
export function TextArea({ id, label, value, onChange, placeholder, maxLength, rows = 5, hint, error }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name={id}
        className={`${fields.input} ${styles.area}`}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={rows}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        // Browsers are content when the line with the caret is in sight.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        {...describeField(id, hint, error)}
      />
    </FieldFrame>
  );
}

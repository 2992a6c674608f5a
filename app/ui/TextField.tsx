import * as styles from './Field.css.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
  /** A token of the HTML standard, so that browsers can fill the field in. */
  autoComplete: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextField({ id, label, value, onChange, type = 'text', autoComplete, hint, error }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={id}
        className={styles.input}
        type={type}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'email' ? false : undefined}
        onChange={(event) => onChange(event.target.value)}
        {...describeField(id, hint, error)}
      />
    </FieldFrame>
  );
}

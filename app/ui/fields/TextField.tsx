import * as styles from './Field.css.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The field is left: time to say what is wrong, where that cannot wait for the form to be sent. */
  onBlur?: () => void;
  type?: 'text' | 'email';
  /** A token of the HTML standard, so that browsers can fill the field in. */
  autoComplete: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { id, label, value, onChange, onBlur: onLeave, type = 'text', autoComplete, hint, error } = props;
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
        onBlur={onLeave}
        {...describeField(id, hint, error)}
      />
    </FieldFrame>
  );
}

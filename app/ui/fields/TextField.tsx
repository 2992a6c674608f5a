import * as styles from './Field.css.ts';
import { describeField, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useHydratedInput } from './useHydratedInput.ts';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Called when it is time to show a problem that cannot wait until the form is sent. */
  onBlur?: () => void;
  type?: 'text' | 'email';
  /** Longest text that the server takes; more cannot be typed. */
  maxLength?: number;
  /** A token of the HTML standard, so that browsers can fill the field in. */
  autoComplete: string;
}

/**
 * A field for a text of one line, such as a name or an email address. Several lines are a `TextArea`, a password is a
 * `PasswordField`, a date a `DateField`, a text with a fixed form a `MaskedField`. A problem that cannot wait until the
 * form is sent is shown on `onBlur`, never while typing.
 */
export function TextField(props: TextFieldProps) {
  const { id, hint, problem, describedBy, value, onChange, onBlur, type = 'text', maxLength, autoComplete } = props;
  const input = useHydratedInput(value, onChange);
  return (
    <FieldFrame {...props}>
      <input
        translate="no"
        ref={input}
        id={id}
        name={id}
        className={styles.input}
        type={type}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'email' ? false : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        {...describeField(id, hint, problem, describedBy)}
      />
    </FieldFrame>
  );
}

import * as fields from '../../../ui/Field.css.ts';
import { describeField, FieldFrame } from '../../../ui/FieldFrame.tsx';

interface ShortTextProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The field is left: time to say what is wrong. */
  onLeave: () => void;
  autoComplete?: string;
  hint?: string;
  error: string | undefined;
}

/** A few words; unlike in the fields of forms, mistakes are told on leaving it. */
export function ShortText(props: ShortTextProps) {
  const { id, label, value, onChange, onLeave, autoComplete = 'off', hint, error } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={id}
        className={fields.input}
        type="text"
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        {...describeField(id, hint, error)}
      />
    </FieldFrame>
  );
}

import type { Ref } from 'react';
import * as styles from './Field.css.ts';
import { describeField, FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface TextAreaProps extends FieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
  /** Placeholder as an extra only: the label stays visible. */
  placeholder?: string;
  maxLength: number;
  rows?: number;
}

/** A field for a text of several lines, such as a comment. One line is a `TextField`. */
export function TextArea(props: TextAreaProps) {
  const { ref, id, hint, problem, describedBy, value, onChange, placeholder, maxLength, rows = 5 } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        translate="no"
        ref={ref}
        id={id}
        name={id}
        className={`${styles.input} ${styles.textArea}`}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={rows}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        // Browsers only scroll until the line with the caret is visible.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        {...describeField(id, hint, problem, describedBy)}
      />
    </FieldFrame>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { formatKeepingCaret, type TextFormatter } from '../../lib/formatKeepingCaret.ts';
import * as field from './Field.css.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';
import * as styles from './MaskedField.css.ts';

interface MaskedFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Puts what was typed or pasted into its usual form. */
  format: TextFormatter;
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc' | 'off';
  inputMode?: 'numeric' | 'text';
  width?: keyof typeof styles.width;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Groups digits while somebody types, and keeps the caret where they left it. */
export function MaskedField(props: MaskedFieldProps) {
  const {
    id,
    label,
    value,
    onChange,
    format: group,
    autoComplete,
    inputMode: keys = 'numeric',
    width = 'full',
  } = props;
  const { placeholder, hint, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put back after each change of the text
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  }, [value]);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.width[width]}>
        <input
          ref={input}
          id={id}
          name={id}
          className={field.input}
          value={value}
          autoComplete={autoComplete}
          inputMode={keys}
          autoCapitalize={keys === 'text' ? 'characters' : undefined}
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          onChange={({ target }) => {
            const typed = formatKeepingCaret(
              { text: target.value, caret: target.selectionStart ?? target.value.length },
              group,
            );
            caret.current = typed.caret;
            onChange(typed.text);
          }}
          {...describeField(id, hint, error)}
        />
      </div>
    </FieldFrame>
  );
}

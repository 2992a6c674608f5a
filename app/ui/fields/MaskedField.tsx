import { formatKeepingCaret, type TextFormatter } from '../../lib/formatKeepingCaret.ts';
import * as field from './Field.css.ts';
import { describeField, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useCaret } from './useCaret.ts';

interface MaskedFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Formats typed or pasted text in its usual form. */
  format: TextFormatter;
  /** Tells which texts are accepted; for others `onChange` is not called. */
  fits?: (text: string) => boolean;
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc' | 'off';
  inputMode?: 'numeric' | 'text';
}

/**
 * A text whose groups are separated while a member types, such as the number of a card, without moving the caret. A
 * date is a `DateField`, a text without a fixed form a `TextField`.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { id, hint, problem, value, onChange, format, fits, inputMode = 'numeric' } = props;
  const { input, placeCaret } = useCaret();
  return (
    <FieldFrame {...props}>
      <input
        translate="no"
        ref={input}
        id={id}
        name={id}
        className={field.input}
        value={value}
        autoComplete={props.autoComplete}
        inputMode={inputMode}
        autoCapitalize={inputMode === 'text' ? 'characters' : undefined}
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => {
          if (fits && !fits(target.value)) return;
          const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
          const { text, caret } = formatKeepingCaret(typed, format);
          placeCaret(caret);
          onChange(text);
        }}
        {...describeField(id, hint, problem)}
      />
    </FieldFrame>
  );
}

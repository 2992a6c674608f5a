import { type ChangeEvent, useState } from 'react';
import { applyDateEdit } from '../../lib/dates/dateMask.ts';
import { type DayFormat, formatIsoDay, parseDate, toIsoDay } from '../../lib/dates/dayFormats.ts';
import * as styles from './Field.css.ts';
import { describeField, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useCaret } from './useCaret.ts';

interface DateFieldProps extends FieldProps {
  mask: DayFormat;
  value: string;
  onChange: (value: string) => void;
  /** Called when it is time to show a problem. */
  onBlur?: () => void;
  autoComplete: string;
  /** Shown and announced when a member tries to paste; without it pasting is allowed. */
  pasteBlockedNotice?: string;
}

/**
 * A date of ten characters, typed into one field, which fits dates of birth (rule F5). The mask helps while typing and
 * never holds the caret back. Other texts with a fixed form are a `MaskedField`.
 */
export function DateField(props: DateFieldProps) {
  const { id, hint, problem, mask, value, onChange, onBlur, autoComplete, pasteBlockedNotice } = props;
  const { input, placeCaret } = useCaret();
  const [notice, setNotice] = useState('');

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
    const caret = target.selectionStart ?? target.value.length;
    const edit = applyDateEdit(value, { text: target.value, caret }, mask, forward);
    placeCaret(edit.caret);
    // React restores a text that does not change by itself, but with the caret at the end.
    if (edit.text === value) target.value = edit.text;
    target.setSelectionRange(edit.caret, edit.caret);
    setNotice('');
    onChange(edit.text);
  };
  const complete = () => {
    const date = parseDate(value, mask);
    if (date) onChange(formatIsoDay(toIsoDay(date), mask) || value);
    onBlur?.();
  };
  const refuse = (event: { preventDefault: () => void }) => {
    if (pasteBlockedNotice === undefined) return;
    event.preventDefault();
    setNotice(pasteBlockedNotice);
  };

  return (
    <FieldFrame {...props}>
      <input
        translate="no"
        ref={input}
        id={id}
        name={id}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        value={value}
        onChange={change}
        onBlur={complete}
        onPaste={refuse}
        onDrop={refuse}
        {...describeField(id, hint, problem)}
      />
      <p className={styles.hint} role="status">
        {notice}
      </p>
    </FieldFrame>
  );
}

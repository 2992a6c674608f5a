import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { applyDateEdit } from '../../lib/dates/dateMask.ts';
import { type DayFormat, formatIsoDay, parseDate, toIsoDay } from '../../lib/dates/day.ts';
import * as styles from './Field.css.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';

interface DateFieldProps {
  id: string;
  label: string;
  mask: DayFormat;
  value: string;
  onChange: (value: string) => void;
  /** The field is left: time to say what is wrong. */
  onBlur: () => void;
  autoComplete: string;
  hint: string;
  error?: string | undefined;
  /** Said when somebody tries to paste; without it pasting is allowed. */
  pasteBlockedNotice?: string;
}

/** A date of ten characters. The mask helps while typing and never holds the caret back. */
export function DateField(props: DateFieldProps) {
  const {
    id,
    label,
    mask,
    value,
    onChange,
    onBlur: onLeave,
    autoComplete,
    hint,
    error,
    pasteBlockedNotice: pasteRefused,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [notice, setNotice] = useState('');

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
    const at = target.selectionStart ?? target.value.length;
    const edit = applyDateEdit(value, { text: target.value, caret: at }, mask, forward);
    caret.current = edit.caret;
    // React sets a field that is to stay as it was back on its own, yet with the caret at the end.
    if (edit.text === value) target.value = edit.text;
    target.setSelectionRange(edit.caret, edit.caret);
    setNotice('');
    onChange(edit.text);
  };
  const leave = () => {
    const parts = parseDate(value, mask);
    if (parts) onChange(formatIsoDay(toIsoDay(parts), mask) || value);
    onLeave();
  };
  const refuse = (event: { preventDefault: () => void }) => {
    if (pasteRefused === undefined) return;
    event.preventDefault();
    setNotice(pasteRefused);
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        name={id}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        value={value}
        onChange={change}
        onBlur={leave}
        onPaste={refuse}
        onDrop={refuse}
        {...describeField(id, hint, error)}
      />
      <p className={styles.hint} role="status">
        {notice}
      </p>
    </FieldFrame>
  );
}

import { type KeyboardEvent, useState } from 'react';
import * as styles from './Combobox.css.ts';
import * as fields from './Field.css.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';

export interface ComboboxOption {
  key: string;
  title: string;
  detail: string;
}

interface ComboboxProps {
  id: string;
  label: string;
  /** Of the list, for screen readers. */
  listLabel: string;
  text: string;
  onText: (text: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (key: string) => void;
  /** Says what the list holds, or that it is on its way. */
  status: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field that suggests: arrows go through the list, Enter takes, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { id, label, listLabel, text, onText, options, onChoose, status, hint, error } = props;
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const open = !closed && options.length > 0;
  const current = open ? options[active] : undefined;

  const choose = (option: ComboboxOption) => {
    setClosed(true);
    setActive(-1);
    onChoose(option.key);
    // A finger on the list has taken the focus out of the field.
    document.getElementById(id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setClosed(false);
      setActive(moveThrough(options.length, open ? active : -1, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && open) {
      if (current) choose(current);
    } else if (event.key === 'Escape' && open) setClosed(true);
    else return;
    event.preventDefault();
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        className={fields.input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setClosed(false);
          setActive(-1);
          onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        {...describeField(id, hint, error)}
      />
      <p className={styles.status} role="status">
        {status}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={listLabel} className={styles.list} hidden={!open}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points at the options
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onClick={() => choose(option)}
          >
            <span className={styles.title}>{option.title}</span>
            {option.detail !== '' && <span className={styles.detail}>{option.detail}</span>}
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}

/** From the field down to the first, round from the last. */
function moveThrough(count: number, active: number, direction: 1 | -1): number {
  if (count === 0) return -1;
  if (active === -1) return direction === 1 ? 0 : count - 1;
  return (active + direction + count) % count;
}

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
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
  onTextChange: (text: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (key: string) => void;
  /** Says what the list holds, or that it is on its way. */
  status: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * A field that suggests (Base UI): arrows go through the list, Enter takes, Escape closes and keeps what is typed. The
 * list stands below the field, in the flow of the page, and leaves only on request: nothing jumps while somebody aims.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, listLabel, text, onTextChange: onText, options, onChoose, status, hint, error } = props;
  const [closed, setClosed] = useState(false);
  const shown = closed ? [] : options;
  const open = shown.length > 0;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        items={shown}
        itemToStringValue={({ title }) => title}
        value={text}
        onValueChange={(written, { reason }) => {
          // What was chosen reports for itself, and Escape must not take away what was typed.
          if (reason !== 'input-change') return;
          setClosed(false);
          onText(written);
        }}
      >
        <Autocomplete.Input
          id={id}
          className={fields.input}
          aria-expanded={open}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) {
              event.preventDefault();
              setClosed(true);
            } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setClosed(false);
          }}
          {...describeField(id, hint, error)}
        />
        <p className={styles.status} role="status">
          {status}
        </p>
        <Autocomplete.List className={styles.list} aria-label={listLabel} hidden={!open}>
          {(option: ComboboxOption) => (
            <Autocomplete.Item
              key={option.key}
              className={styles.option}
              value={option}
              onClick={() => {
                setClosed(true);
                onChoose(option.key);
              }}
            >
              <span className={styles.title}>{option.title}</span>
              {option.detail !== '' && <span className={styles.detail}>{option.detail}</span>}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </FieldFrame>
  );
}

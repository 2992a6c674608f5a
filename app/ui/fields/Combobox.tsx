import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState } from 'react';
import * as styles from './Combobox.css.ts';
import * as fields from './Field.css.ts';
import { describeField, FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface ComboboxOption {
  key: string;
  title: string;
  detail: string;
}

interface ComboboxProps extends FieldProps {
  /** Label of the list, for screen readers. */
  listLabel: string;
  text: string;
  onTextChange: (text: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (key: string) => void;
  /** Says what the list contains, or that it is loading. */
  status: string;
}

/**
 * A text field with suggestions (Base UI), for values of which there are too many for a `Select`. They are in the flow
 * of the page, so that nothing moves under the pointer, and scroll above a bar as soon as they are there. `status` says in words what the list contains, or that it is
 * loading.
 */
export function Combobox(props: ComboboxProps) {
  const { id, hint, problem, listLabel, text, onTextChange, options, onChoose, status } = props;
  const [closed, setClosed] = useState(false);
  const visible = closed ? [] : options;
  const open = visible.length > 0;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { length } = visible;
  useEffect(() => {
    if (length > 0 && document.activeElement === input.current) list.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  return (
    <FieldFrame {...props}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        items={visible}
        itemToStringValue={({ title }) => title}
        value={text}
        onValueChange={(written, { reason }) => {
          // A browser may fill the hidden input of the library, which is not typed.
          if (reason !== 'input-change') return;
          setClosed(false);
          onTextChange(written);
        }}
      >
        <Autocomplete.Input
          ref={input}
          translate="no"
          id={id}
          className={fields.input}
          aria-expanded={open}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) {
              event.preventDefault();
              setClosed(true);
            } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setClosed(false);
          }}
          {...describeField(id, hint, problem)}
        />
        <p className={styles.status} role="status">
          {status}
        </p>
        <Autocomplete.List ref={list} className={styles.list} aria-label={listLabel} hidden={!open}>
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
              {option.detail !== '' && <span className={styles.soft}>{option.detail}</span>}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </FieldFrame>
  );
}

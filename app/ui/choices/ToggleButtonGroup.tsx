import { type FocusEvent, type ReactNode, useState } from 'react';
import { moveFocusByArrowKey } from './moveFocusByArrowKey.ts';

interface ToggleButtonGroupProps<Key extends string | number, Option extends { key: Key }> {
  /** Id of the question's text. */
  labelledBy: string;
  /** Id of a sentence that says what choosing does. */
  describedBy?: string | undefined;
  options: readonly Option[];
  isChosen: (key: Key) => boolean;
  /** Whether choosing one releases the others. */
  single?: boolean;
  /** Called for the pointer, Enter and Space; arrow keys only move the focus (rule T4). */
  onPress: (key: Key) => void;
  className: string;
  optionClassName: string;
  children: (option: Option, chosen: boolean, index: number) => ReactNode;
}

/**
 * Buttons that answer a question, as radios or as toggle buttons, for `OptionList`, `NumberedScale` and `PictureTiles`,
 * which decide how the options look. Radios are one Tab stop together: the focused one, else the chosen or first one.
 */
export function ToggleButtonGroup<Key extends string | number, Option extends { key: Key }>(
  props: ToggleButtonGroupProps<Key, Option>,
) {
  const { labelledBy, describedBy, options, isChosen, single = false, onPress, className, optionClassName } = props;
  const [focused, setFocused] = useState<Key | null>(null);
  const stop = focused ?? (options.find(({ key }) => isChosen(key)) ?? options[0])?.key;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: both roles are known here
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div
      className={className}
      role={single ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={moveFocusByArrowKey}
      onBlur={leave}
    >
      {options.map((option, index) => {
        const chosen = isChosen(option.key);
        return (
          <button
            key={option.key}
            type="button"
            className={optionClassName}
            data-chosen={chosen || undefined}
            {...(single
              ? { role: 'radio', 'aria-checked': chosen, tabIndex: option.key === stop ? 0 : -1 }
              : { 'aria-pressed': chosen })}
            onFocus={() => setFocused(option.key)}
            onClick={() => onPress(option.key)}
          >
            {props.children(option, chosen, index)}
          </button>
        );
      })}
    </div>
  );
}

import type { ReactNode } from 'react';
import { moveFocusByArrowKey } from './moveFocusByArrowKey.ts';

interface ToggleButtonGroupProps<Key extends string | number, Option extends { key: Key }> {
  /** Id of the question's text. */
  labelledBy: string;
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
 * Buttons that answer a question, as radios or as toggle buttons, for `OptionList`, `NumberedScale` and `PictureTiles`, which decide how the
 * options look.
 */
export function ToggleButtonGroup<Key extends string | number, Option extends { key: Key }>(
  props: ToggleButtonGroupProps<Key, Option>,
) {
  const { labelledBy, options, isChosen, single = false, onPress, className, optionClassName, children } = props;
  // One button alone has no other to release.
  const radios = single && options.length > 1;
  return (
    <div
      className={className}
      {...{ role: radios ? 'radiogroup' : 'group', 'aria-labelledby': labelledBy, onKeyDown: moveFocusByArrowKey }}
    >
      {options.map((option, index) => {
        const chosen = isChosen(option.key);
        return (
          <button
            key={option.key}
            type="button"
            className={optionClassName}
            data-chosen={chosen || undefined}
            {...(radios ? { role: 'radio', 'aria-checked': chosen } : { 'aria-pressed': chosen })}
            onClick={() => onPress(option.key)}
          >
            {children(option, chosen, index)}
          </button>
        );
      })}
    </div>
  );
}

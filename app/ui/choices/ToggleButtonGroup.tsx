import type { ReactNode } from 'react';
import { moveFocusByArrowKey } from './moveFocusByArrowKey.ts';

interface ToggleButtonGroupProps<Key extends string | number, Option extends { key: Key }> {
  /** Id of the question's text. */
  labelledBy: string;
  options: readonly Option[];
  isChosen: (key: Key) => boolean;
  /** Called for the pointer, Enter and Space; arrow keys only move the focus (rule T4). */
  onPress: (key: Key) => void;
  className: string;
  optionClassName: string;
  children: (option: Option, chosen: boolean, index: number) => ReactNode;
}

/**
 * Toggle buttons that answer a question, for `OptionList`, `NumberedScale` and `PictureTiles`, which decide how the
 * options look.
 */
export function ToggleButtonGroup<Key extends string | number, Option extends { key: Key }>(
  props: ToggleButtonGroupProps<Key, Option>,
) {
  const { labelledBy, options, isChosen, onPress, className, optionClassName, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the question is the heading
    <div className={className} role="group" aria-labelledby={labelledBy} onKeyDown={moveFocusByArrowKey}>
      {options.map((option, index) => {
        const chosen = isChosen(option.key);
        return (
          <button
            key={option.key}
            type="button"
            className={optionClassName}
            aria-pressed={chosen}
            onClick={() => onPress(option.key)}
          >
            {children(option, chosen, index)}
          </button>
        );
      })}
    </div>
  );
}

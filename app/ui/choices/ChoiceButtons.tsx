import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import { Icon } from '../content/Icon.tsx';
import * as styles from './ChoiceButtons.css.ts';

interface ChoiceButtonsProps<Value extends string> {
  /** Id of the text that names the group. */
  labelledBy: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/**
 * A few short alternatives side by side, all visible, of which one is always chosen; it counts at once, and has a tick.
 * For longer ones, or within a form, use `RadioList`; for the sections of a page `LinkTabs`.
 */
export function ChoiceButtons<Value extends string>({
  labelledBy,
  options,
  chosen,
  onChoose,
}: ChoiceButtonsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the name is outside
    <div className={styles.root} role="group" aria-labelledby={labelledBy}>
      {options.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          className={styles.option}
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {value === chosen && <Icon source={check} size="small" />}
          {label}
        </button>
      ))}
    </div>
  );
}

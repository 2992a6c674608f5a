import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import { Icon } from '../content/Icon.tsx';
import { moveFocusByArrowKey } from './moveFocusByArrowKey.ts';
import * as styles from './OptionList.css.ts';

interface OptionListProps<Key extends string | number> {
  /** Id of the text that asks. */
  labelledBy: string;
  options: readonly { key: Key; label: string }[];
  chosen: readonly Key[];
  /** round: one of them. square: several may be chosen. */
  indicator: 'round' | 'square';
  /** By pointer, Enter or Space; arrow keys only move the focus (rule T4). */
  onPress: (key: Key) => void;
}

/** Possible answers below each other, each over the whole width; what is chosen carries a tick. */
export function OptionList<Key extends string | number>(props: OptionListProps<Key>) {
  const { labelledBy, options, chosen, indicator: mark, onPress } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the question is the heading
    <div className={styles.list} role="group" aria-labelledby={labelledBy} onKeyDown={moveFocusByArrowKey}>
      {options.map(({ key, label }) => {
        const on = chosen.includes(key);
        return (
          <button key={key} type="button" className={styles.option} aria-pressed={on} onClick={() => onPress(key)}>
            <span className={styles.indicator[mark]}>{on && <Icon source={check} size="small" />}</span>
            <span className={styles.words}>{label}</span>
          </button>
        );
      })}
    </div>
  );
}

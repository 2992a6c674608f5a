import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import { Icon } from '../content/Icon.tsx';
import * as styles from './OptionList.css.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

interface OptionListProps<Key extends string | number> {
  /** Id of the question's text. */
  labelledBy: string;
  /** Id of a sentence that says what choosing does. */
  describedBy?: string | undefined;
  /** An `alone` one releases the others, whatever the indicator. */
  options: readonly { key: Key; label: string; alone?: boolean }[];
  chosen: readonly Key[];
  /** round: one of them. square: several may be chosen. */
  indicator: 'round' | 'square';
  onPress: (key: Key) => void;
}

/**
 * The possible answers to a question, below each other over the whole width; the chosen ones have a tick. `indicator`
 * is `round` for one answer and `square` for several. In a form with other fields use `RadioList` or `Checkbox`.
 */
export function OptionList<Key extends string | number>({ chosen, indicator, ...group }: OptionListProps<Key>) {
  return (
    <ToggleButtonGroup
      {...group}
      isChosen={(key) => chosen.includes(key)}
      single={indicator === 'round'}
      className={styles.list}
      optionClassName={styles.option}
    >
      {({ label, alone = false }, isChosen) => (
        <>
          <span className={styles.indicator[alone ? 'round' : indicator]}>
            {isChosen && <Icon source={check} size="small" />}
          </span>
          <span className={styles.text}>{label}</span>
        </>
      )}
    </ToggleButtonGroup>
  );
}

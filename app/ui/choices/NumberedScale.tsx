import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import { Icon } from '../content/Icon.tsx';
import { fitsColumns } from './fitsColumns.ts';
import * as styles from './NumberedScale.css.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

interface NumberedScaleProps<Key extends string | number> {
  /** Id of the question's text. */
  labelledBy: string;
  /** Id of a sentence that says what choosing does. */
  describedBy?: string | undefined;
  /**
   * Seven, in ascending order. The label says what a number means. A last `alone` one has no number, in a row of its
   * own.
   */
  steps: readonly { key: Key; label: string; alone?: boolean }[];
  chosen: Key | null;
  onPress: (key: Key) => void;
}

/**
 * A scale from 1 to 7 with the words of each step: in one row where the words have room, else below each other. For
 * answers without an order use `OptionList`, for numbers with a unit `SliderField`.
 */
export function NumberedScale<Key extends string | number>({ steps, chosen, ...group }: NumberedScaleProps<Key>) {
  const layout = fitsColumns(steps.flatMap(({ label, alone }) => (alone ? [] : [label]))) ? 'columns' : 'rows';
  return (
    <div className={styles.root}>
      <ToggleButtonGroup
        {...group}
        options={steps}
        isChosen={(key) => key === chosen}
        single
        className={styles.scale[layout]}
        optionClassName={styles.step[layout]}
      >
        {({ label, alone }, isChosen, index) => (
          <>
            <span className={styles.number}>{!alone && index + 1}</span> <span className={styles.words}>{label}</span>
            <span className={styles.tick}>{isChosen && <Icon source={check} size="small" />}</span>
          </>
        )}
      </ToggleButtonGroup>
    </div>
  );
}

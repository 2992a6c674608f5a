import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import { Icon } from '../content/Icon.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import * as styles from './NumberedScale.css.ts';

interface NumberedScaleProps<Key extends string | number> {
  /** Id of the question's text. */
  labelledBy: string;
  /** Seven, in ascending order. The label says what a number means, where that is more than the number. */
  steps: readonly { key: Key; label: string | null }[];
  /** What the first and the last number mean. */
  ends: readonly [string, string];
  chosen: Key | null;
  onPress: (key: Key) => void;
}

/** From 1 to 7 in one row, for screens with room for it. */
export function NumberedScale<Key extends string | number>(props: NumberedScaleProps<Key>) {
  const { steps, ends, chosen, ...group } = props;
  return (
    <div className={styles.root}>
      <ChoiceGroup
        {...group}
        options={steps}
        isChosen={(key) => key === chosen}
        className={styles.scale}
        optionClassName={styles.step}
      >
        {({ label }, isChosen, index) => (
          <>
            {index + 1}
            <span className={styles.tick}>{isChosen && <Icon source={check} size="small" />}</span>
            {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
          </>
        )}
      </ChoiceGroup>
      <p className={styles.ends} aria-hidden="true">
        <span>1 – {ends[0]}</span>
        <span>
          {steps.length} – {ends[1]}
        </span>
      </p>
    </div>
  );
}

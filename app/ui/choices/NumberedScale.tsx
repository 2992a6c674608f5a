import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import { Icon } from '../content/Icon.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { moveFocusByArrowKey } from './moveFocusByArrowKey.ts';
import * as styles from './NumberedScale.css.ts';

interface NumberedScaleProps<Key extends string | number> {
  /** Id of the text that asks. */
  labelledBy: string;
  /** Seven, from the least to the most. The label says what a number means, where that is more than the number. */
  steps: readonly { key: Key; label: string | null }[];
  /** What the first and the last number mean. */
  ends: readonly [string, string];
  chosen: Key | null;
  /** By pointer, Enter or Space; arrow keys only move the focus (rule T4). */
  onPress: (key: Key) => void;
}

/** From 1 to 7 in one row, for screens with room for it. */
export function NumberedScale<Key extends string | number>(props: NumberedScaleProps<Key>) {
  const { labelledBy, steps, ends, chosen, onPress } = props;
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the question is the heading */}
      <div className={styles.scale} role="group" aria-labelledby={labelledBy} onKeyDown={moveFocusByArrowKey}>
        {steps.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            className={styles.step}
            aria-pressed={key === chosen}
            onClick={() => onPress(key)}
          >
            {index + 1}
            <span className={styles.tick}>{key === chosen && <Icon source={check} size="small" />}</span>
            {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
          </button>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>1 – {ends[0]}</span>
        <span>
          {steps.length} – {ends[1]}
        </span>
      </p>
    </div>
  );
}

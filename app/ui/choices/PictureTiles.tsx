import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import { Icon } from '../content/Icon.tsx';
import { moveFocusByArrowKey } from './moveFocusByArrowKey.ts';
import * as styles from './PictureTiles.css.ts';

interface PictureTilesProps<Key extends string | number> {
  /** Id of the text that asks. */
  labelledBy: string;
  /** The word says it all; the picture of 4 by 3, by its address, is decorative. */
  tiles: readonly { key: Key; label: string; picture: string | null }[];
  chosen: Key | null;
  /** By pointer, Enter or Space; arrow keys only move the focus (rule T4). */
  onPress: (key: Key) => void;
}

/** Pictures to choose one of, each over its word; the chosen one carries a tick. */
export function PictureTiles<Key extends string | number>(props: PictureTilesProps<Key>) {
  const { labelledBy, tiles, chosen, onPress } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the question is the heading
    <div className={styles.grid} role="group" aria-labelledby={labelledBy} onKeyDown={moveFocusByArrowKey}>
      {tiles.map(({ key, label, picture }) => (
        <button
          key={key}
          type="button"
          className={styles.tile}
          aria-pressed={key === chosen}
          onClick={() => onPress(key)}
        >
          <span className={styles.picture}>
            {picture !== null && (
              <img className={styles.drawing} src={picture} alt="" width="320" height="240" decoding="async" />
            )}
            {key === chosen && (
              <span className={styles.tick}>
                <Icon source={check} />
              </span>
            )}
          </span>
          <span className={styles.words}>{label}</span>
        </button>
      ))}
    </div>
  );
}

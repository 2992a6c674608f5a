import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import { Icon } from '../content/Icon.tsx';
import * as styles from './PictureTiles.css.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

interface PictureTilesProps<Key extends string | number> {
  /** Id of the question's text. */
  labelledBy: string;
  /** Id of a sentence that says what choosing does. */
  describedBy?: string | undefined;
  /** The label says it all; the picture of 4 by 3, by its address, is decorative. */
  tiles: readonly { key: Key; label: string; picture: string | null }[];
  chosen: Key | null;
  onPress: (key: Key) => void;
}

/**
 * Pictures to choose one of, each above its label, which says it all; the chosen one has a tick. Without pictures use
 * `OptionList`.
 */
export function PictureTiles<Key extends string | number>({ tiles, chosen, ...group }: PictureTilesProps<Key>) {
  return (
    <ToggleButtonGroup
      {...group}
      options={tiles}
      isChosen={(key) => key === chosen}
      single
      className={styles.grid}
      optionClassName={styles.tile}
    >
      {({ label, picture }, isChosen) => (
        <>
          <span className={styles.picture}>
            {picture !== null && (
              <img className={styles.image} src={picture} alt="" width="320" height="240" decoding="async" />
            )}
            {isChosen && (
              <span className={styles.tick}>
                <Icon source={check} />
              </span>
            )}
          </span>
          <span className={styles.label}>{label}</span>
        </>
      )}
    </ToggleButtonGroup>
  );
}

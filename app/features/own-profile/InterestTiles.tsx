import { useLingui } from '@lingui/react/macro';
import * as styles from './InterestTiles.css.ts';
import type { Interest } from './interests.model.ts';

interface InterestTilesProps {
  title: string;
  interests: readonly Interest[];
  chosen: readonly string[];
  onToggle: (key: string) => void;
}

export function InterestTiles({ title, interests, chosen, onToggle }: InterestTilesProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.grid}>
        {interests.map(({ key, label }) => (
          <label key={key} className={styles.tile}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(key)}
              onChange={() => onToggle(key)}
            />
            <span>{t(label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

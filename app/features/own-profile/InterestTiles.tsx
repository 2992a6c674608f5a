import { useLingui } from '@lingui/react/macro';
import { site } from '../../site/site.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
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
          <Checkbox
            key={key}
            label={t(label)}
            picture={`${site.artUrl}/interest-${key}.svg`}
            checked={chosen.includes(key)}
            onChange={() => onToggle(key)}
            look="tile"
          />
        ))}
      </div>
    </fieldset>
  );
}

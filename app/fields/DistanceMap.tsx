import house from '@phosphor-icons/core/fill/house-fill.svg?raw';
import { intlTag } from '../i18n/locale.ts';
import { countryName } from '../lib/countryName.ts';
import { site } from '../site/site.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './DistanceMap.css.ts';
import { drawDistance, halfHeight, listRings } from './distanceMap.model.ts';

interface DistanceMapProps {
  /** What the slider shows; null for any distance. */
  distance: number | null;
  /** The greatest number of the slider. */
  greatest: number;
  /** A distance in words. */
  say: (distance: number) => string;
  /** Whether there is a home for the middle. */
  atHome: boolean;
  /** Name of the town in the middle, where it is known. */
  town: string | null;
}

/** Beyond the sides of the widest map. */
const edge = 8 * halfHeight;

/** Of the drawing, which fills the height of its frame. */
const toShare = (units: number) => `${(units / (2 * halfHeight)) * 100}cqh`;

/**
 * A circle around home that follows the number, drawn from numbers alone. For eyes only: what it shows is said by the
 * slider and the sentence under the map. Without a home the circle lies within that of the site's country.
 */
export function DistanceMap({ distance, greatest, say, atHome, town }: DistanceMapProps) {
  const { circle, country, step, stepDistance } = drawDistance({
    distance,
    greatest,
    metric: site.metric,
    country: atHome ? null : site.country,
  });
  return (
    <div className={styles.map} aria-hidden="true">
      <svg
        aria-hidden="true"
        focusable="false"
        className={styles.drawing}
        viewBox={[-halfHeight, -halfHeight, 2 * halfHeight, 2 * halfHeight].join(' ')}
      >
        <path className={styles.axis} d={`M${-edge} 0H${edge}M0 ${-edge}V${edge}`} />
        {listRings(step).map((radius, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first ring stays the first when it moves
          <circle key={index} className={styles.ring} r={radius} />
        ))}
        {country !== null && <circle className={styles.country} r={country} />}
        <circle className={styles.circle} r={circle} />
      </svg>
      {atHome && (
        <span className={styles.home}>
          <Icon source={house} size="small" />
        </span>
      )}
      {atHome && town !== null && (
        <span className={styles.name}>
          <bdi>{town}</bdi>
        </span>
      )}
      {country !== null && (
        <span className={styles.name} style={{ insetBlockEnd: `min(50% + ${toShare(country)} + 4px, 100% - 2rem)` }}>
          {countryName(site.country, intlTag())}
        </span>
      )}
      <span className={styles.scale}>
        <span className={styles.bar} style={{ width: toShare(step) }} />
        {say(stepDistance)}
      </span>
    </div>
  );
}

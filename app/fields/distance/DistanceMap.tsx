import house from '@phosphor-icons/core/fill/house-fill.svg?icon';
import { intlTag } from '../../i18n/locale.ts';
import { formatCountryName } from '../../lib/formatCountryName.ts';
import { site } from '../../site/site.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import * as styles from './DistanceMap.css.ts';
import { HALF_HEIGHT, planDistanceMap, toRingRadii } from './distanceMap.model.ts';

interface DistanceMapProps {
  /** What the slider shows; null for any distance. */
  distance: number | null;
  /** The greatest number of the slider. */
  maxDistance: number;
  /** A distance in words. */
  formatDistance: (distance: number) => string;
  /** Whether there is a home for the middle. */
  hasHome: boolean;
  /** Name of the town in the middle, where it is known. */
  town: string | null;
}

/** Beyond the sides of the widest map. */
const AXIS_LENGTH = 8 * HALF_HEIGHT;

/** Of the drawing, which fills the height of its frame. */
const toShare = (units: number) => `${(units / (2 * HALF_HEIGHT)) * 100}cqh`;

/**
 * A circle around home that follows the number, drawn from numbers alone. For eyes only: what it shows is said by the
 * slider and the sentence under the map. Without a home the circle lies within that of the site's country.
 */
export function DistanceMap({
  distance,
  maxDistance: greatest,
  formatDistance: say,
  hasHome: atHome,
  town,
}: DistanceMapProps) {
  const { circle, country, step, stepDistance } = planDistanceMap({
    distance,
    maxDistance: greatest,
    metric: site.metric,
    country: atHome ? null : site.country,
  });
  return (
    <div className={styles.map} aria-hidden="true">
      <svg
        aria-hidden="true"
        focusable="false"
        className={styles.drawing}
        viewBox={[-HALF_HEIGHT, -HALF_HEIGHT, 2 * HALF_HEIGHT, 2 * HALF_HEIGHT].join(' ')}
      >
        <path className={styles.axis} d={`M${-AXIS_LENGTH} 0H${AXIS_LENGTH}M0 ${-AXIS_LENGTH}V${AXIS_LENGTH}`} />
        {toRingRadii(step).map((radius, index) => (
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
          {formatCountryName(site.country, intlTag())}
        </span>
      )}
      <span className={styles.scale}>
        <span className={styles.bar} style={{ width: toShare(step) }} />
        {say(stepDistance)}
      </span>
    </div>
  );
}

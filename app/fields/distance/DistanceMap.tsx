import house from '@phosphor-icons/core/fill/house-fill.svg?icon';
import { intlTag } from '../../i18n/activeLocale.ts';
import { formatCountryName } from '../../lib/formatCountryName.ts';
import { site } from '../../site/site.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import * as styles from './DistanceMap.css.ts';
import { BEYOND_EDGE, HALF_HEIGHT, planDistanceMap, toRingRadii } from './distanceMap.model.ts';

interface DistanceMapProps {
  /** In the unit of the site; null for any distance. */
  distance: number | null;
  /** Maximum of the slider. */
  maxDistance: number;
  formatDistance: (distance: number) => string;
  /** Whether the middle is a known home. */
  hasHome: boolean;
  /** Name of the town in the middle, if known. */
  town: string | null;
}

/** A length of the drawing, which fills the height of its frame, in CSS. */
const toCssLength = (units: number) => `${(units / (2 * HALF_HEIGHT)) * 100}cqh`;

/** The distance as a circle around the home or the country, without a real map. The sentence below it says the same. */
export function DistanceMap({ distance, maxDistance, formatDistance, hasHome, town }: DistanceMapProps) {
  const { circle, country, step, stepDistance } = planDistanceMap({
    distance,
    maxDistance,
    metric: site.metric,
    countryRadiusKm: hasHome ? null : site.countryRadiusKm,
  });
  return (
    <div className={styles.map} aria-hidden="true">
      <svg
        aria-hidden="true"
        focusable="false"
        className={styles.drawing}
        viewBox={[-HALF_HEIGHT, -HALF_HEIGHT, 2 * HALF_HEIGHT, 2 * HALF_HEIGHT].join(' ')}
      >
        <path className={styles.axis} d={`M${-BEYOND_EDGE} 0H${BEYOND_EDGE}M0 ${-BEYOND_EDGE}V${BEYOND_EDGE}`} />
        {toRingRadii(step).map((radius, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first ring stays the first when it moves
          <circle key={index} className={styles.ring} r={radius} />
        ))}
        {country !== null && <circle className={styles.country} r={country} />}
        <circle className={styles.circle} r={circle} />
      </svg>
      {hasHome && (
        <span className={styles.home}>
          <Icon source={house} size="small" />
        </span>
      )}
      {hasHome && town !== null && (
        <span className={styles.name}>
          <bdi>{town}</bdi>
        </span>
      )}
      {country !== null && (
        <span
          className={styles.name}
          style={{ insetBlockEnd: `min(50% + ${toCssLength(country)} + 4px, 100% - 2rem)` }}
        >
          {formatCountryName(site.country, intlTag())}
        </span>
      )}
      <span className={styles.scale}>
        <span className={styles.bar} style={{ width: toCssLength(step) }} />
        {formatDistance(stepDistance)}
      </span>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Text } from '../../ui/content/Text.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import * as styles from './DistanceMap.css.ts';
import { DistanceMap } from './DistanceMap.tsx';
import { australianDistances, imperialDistances, metricDistances } from './distance.model.ts';
import { type OptionalCoordinates, toCentreName } from './distanceMap.model.ts';

/** The distances of this site's country. */
export const siteDistances = () =>
  site.metric ? (site.country === 'AU' ? australianDistances : metricDistances) : imperialDistances;

interface DistanceFieldProps {
  id: string;
  /** In the unit of the site; the maximum stands for any distance. */
  value: number;
  onChange: (value: number) => void;
  /** The point that the distance is measured from. */
  centre: OptionalCoordinates;
  /** Offers frequent distances as buttons. */
  showPresets?: boolean;
}

/** The maximum distance of a partner's home: a slider, and its circle on a map. */
export function DistanceField({ id, value, onChange, centre, showPresets = false }: DistanceFieldProps) {
  const { t } = useLingui();
  const home = useMember()?.user.location ?? null;
  const { scale, presets } = siteDistances();
  const formatDistance = (distance: number) => (site.metric ? t`${distance} km` : t`${distance} miles`);
  const formatPreset = (distance: number) => (distance === scale.max ? t`I don’t mind` : formatDistance(distance));
  const any = value >= scale.max;
  const city = toCentreName(centre, home);
  const radius = formatDistance(value);
  return (
    <>
      <SliderField
        id={id}
        label={t`Greatest distance`}
        scale={scale}
        value={value}
        onChange={onChange}
        valueText={any ? t`I don’t mind` : radius}
        ends={[formatDistance(scale.min), t`I don’t mind`]}
        presets={showPresets ? presets.map((preset) => ({ value: preset, label: formatPreset(preset) })) : []}
        inputLabel={site.metric ? t`Or type it, in kilometres` : t`Or type it, in miles`}
        texts={{ less: t`Nearer`, more: t`Farther` }}
      />
      <figure className={styles.figure}>
        <DistanceMap
          distance={any ? null : value}
          maxDistance={scale.max}
          formatDistance={formatDistance}
          hasHome={centre.lat !== null && centre.lng !== null}
          town={city}
        />
        <figcaption>
          <Text tone="soft">
            {any ? (
              <Trans>You see people from everywhere, however far away they live.</Trans>
            ) : city ? (
              <Trans>
                You see people who live up to {radius} from <bdi>{city}</bdi>.
              </Trans>
            ) : (
              <Trans>You see people who live up to {radius} from you.</Trans>
            )}
          </Text>
        </figcaption>
      </figure>
    </>
  );
}

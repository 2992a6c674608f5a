import { Trans, useLingui } from '@lingui/react/macro';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Text } from '../../ui/content/Text.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import * as styles from './DistanceMap.css.ts';
import { DistanceMap } from './DistanceMap.tsx';
import { australianDistances, imperialDistances, metricDistances } from './distance.model.ts';
import { type OptionalCoordinates, toCentreName } from './distanceMap.model.ts';

/** Of this site's country. */
export const siteDistances = () =>
  site.metric ? (site.country === 'AU' ? australianDistances : metricDistances) : imperialDistances;

interface DistanceFieldProps {
  id: string;
  /** As the slider shows it. */
  value: number;
  onChange: (value: number) => void;
  /** Where it is measured from. */
  centre: OptionalCoordinates;
  /** Distances that many choose, one press away. */
  showPresets?: boolean;
}

/** How far away a partner may live: a number, and its circle on a map. */
export function DistanceField({ id, value, onChange, centre, showPresets: marked = false }: DistanceFieldProps) {
  const { t } = useLingui();
  const home = useMember()?.user.location ?? null;
  const { scale, presets: marks } = siteDistances();
  const say = (distance: number) => (site.metric ? t`${distance} km` : t`${distance} miles`);
  const any = value >= scale.max;
  const city = toCentreName(centre, home);
  const radius = say(value);
  return (
    <>
      <SliderField
        id={id}
        label={t`Greatest distance`}
        scale={scale}
        value={value}
        onChange={onChange}
        valueText={any ? t`I don’t mind` : radius}
        ends={[say(scale.min), t`I don’t mind`]}
        presets={
          marked ? marks.map((mark) => ({ value: mark, label: mark === scale.max ? t`I don’t mind` : say(mark) })) : []
        }
        inputLabel={site.metric ? t`Or type it, in kilometres` : t`Or type it, in miles`}
        texts={{ less: t`Nearer`, more: t`Farther` }}
      />
      <figure className={styles.figure}>
        <DistanceMap
          distance={any ? null : value}
          maxDistance={scale.max}
          formatDistance={say}
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

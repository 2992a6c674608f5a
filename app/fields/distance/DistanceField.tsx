import { Trans, useLingui } from '@lingui/react/macro';
import { activeLocale, intlTag } from '../../i18n/activeLocale.ts';
import { formatCountryName } from '../../lib/formatCountryName.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Text } from '../../ui/content/Text.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import * as styles from './DistanceMap.css.ts';
import { DistanceMap } from './DistanceMap.tsx';
import { distancesFor } from './distance.model.ts';
import { isOnMap, type OptionalCoordinates, toCentreName, toRadiusMetres } from './distanceMap.model.ts';
import { findReachedTowns, readTowns } from './mapTowns.ts';
import type { LatLng } from './stereographic.ts';
import { useCountryMap } from './useCountryMap.ts';

/** The distances of this site's country. */
export const siteDistances = () => distancesFor(site.country, site.metric);

/** How many towns in the circle are named below the map. */
const REACHED_TOWNS = 3;

interface DistanceFieldProps {
  id: string;
  /** In the unit of the site; the maximum stands for any distance. */
  value: number;
  onChange: (value: number) => void;
  /** The point that the distance is measured from. */
  centre: OptionalCoordinates;
  /** Id of the question, where it says what the label would. */
  labelledBy?: string | undefined;
  /** Offers frequent distances as buttons. */
  showPresets?: boolean;
}

/** The maximum distance of a partner's home: a slider, and its circle on a map. */
export function DistanceField({ id, value, onChange, centre, labelledBy, showPresets = false }: DistanceFieldProps) {
  const { t } = useLingui();
  const ownHome = useMember()?.user.location ?? null;
  const { scale, presets } = siteDistances();
  const formatDistance = (distance: number) => (site.metric ? t`${distance} km` : t`${distance} miles`);
  const formatPreset = (distance: number) => (distance === scale.max ? t`I don’t mind` : formatDistance(distance));
  const any = value >= scale.max;
  const city = toCentreName(centre, ownHome);
  const radius = formatDistance(value);
  const home: LatLng | null = centre.lat === null || centre.lng === null ? null : [centre.lat, centre.lng];
  const loadedMap = useCountryMap();
  const countryMap = loadedMap && (!home || isOnMap(home, loadedMap)) ? loadedMap : null;
  const country = formatCountryName(site.country, intlTag());
  const reached =
    countryMap && home && !any
      ? findReachedTowns(
          readTowns(countryMap, activeLocale()).towns,
          home,
          toRadiusMetres(value, site.metric) / 1000,
          countryMap.centre,
          REACHED_TOWNS,
        )
      : [];
  const towns = new Intl.ListFormat(intlTag()).format(reached.map(({ name }) => name));
  return (
    <>
      <SliderField
        id={id}
        label={t`Maximum distance`}
        labelledBy={labelledBy}
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
          countryMap={countryMap}
          distance={any ? null : value}
          maxDistance={scale.max}
          formatDistance={formatDistance}
          home={home}
          town={city}
          label={
            any
              ? t`Map of ${country} without a circle`
              : city
                ? t`Map with a circle of ${radius} around ${city}`
                : home
                  ? t`Map with a circle of ${radius} around your home`
                  : t`Map of ${country} with a circle of ${radius}`
          }
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
            )}{' '}
            {reached.length > 0 && <Trans>In the circle: {towns}.</Trans>}
          </Text>
          {countryMap && (
            <Text tone="soft" size="small">
              <Trans>Map: Natural Earth. Towns: GeoNames, CC BY 4.0.</Trans>
            </Text>
          )}
        </figcaption>
      </figure>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { activeLocale, intlTag } from '../../i18n/activeLocale.ts';
import { countryNameIn } from '../../lib/countryNameIn.ts';
import { formatDistance } from '../../member/formatDistance.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Text } from '../../ui/content/Text.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import type { CountryMap } from './CountryMap.ts';
import { DistanceMap } from './DistanceMap.tsx';
import { isOnMap, type OptionalCoordinates, toCentreName, toRadiusMetres } from './distanceMap.model.ts';
import { importCountryMap } from './importCountryMap.ts';
import { findReachedTowns, readTowns } from './mapTowns.ts';
import { siteDistances } from './siteDistances.ts';
import type { LatLng } from './stereographic.ts';

/** Number of towns in the circle that are named below the map. */
const REACHED_TOWNS = 3;

interface DistanceFieldProps {
  /** Distance in the unit of the site; the maximum means any distance. */
  value: number;
  onChange: (value: number) => void;
  /** The point that the distance is measured from. */
  centre: OptionalCoordinates;
  /** Id of the question. */
  labelledBy: string;
}

/** The maximum distance of a partner's home: a slider, and its circle on a map. */
export function DistanceField({ value, onChange, centre, labelledBy }: DistanceFieldProps) {
  const { t } = useLingui();
  const ownHome = useMember()?.user.location ?? null;
  const { scale, marks } = siteDistances();
  const formatValue = (distance: number) => (distance >= scale.max ? t`I don’t mind` : formatDistance(distance));
  const any = value >= scale.max;
  const city = toCentreName(centre, ownHome);
  const radius = formatDistance(value);
  const home: LatLng | null = centre.lat === null || centre.lng === null ? null : [centre.lat, centre.lng];
  const loadedMap = useCountryMap();
  const countryMap = loadedMap && (!home || isOnMap(home, loadedMap)) ? loadedMap : null;
  const country = countryNameIn(site.country, intlTag());
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
        labelledBy={labelledBy}
        label={t`Maximum distance`}
        scale={scale}
        value={value}
        onChange={onChange}
        formatValue={formatValue}
        marks={marks.map((mark) => ({
          value: mark,
          label: mark === scale.min || mark === scale.max ? formatValue(mark) : String(mark),
        }))}
        texts={{ less: t`Reduce the distance`, more: t`Increase the distance` }}
        picture={
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
        }
      />
      <div>
        <Text tone="soft">
          <span>
            {any ? (
              <Trans>You see people from everywhere, however far away they live.</Trans>
            ) : city ? (
              <Trans>
                You see people who live up to {radius} from <bdi>{city}</bdi>.
              </Trans>
            ) : (
              <Trans>You see people who live up to {radius} from you.</Trans>
            )}
          </span>{' '}
          {reached.length > 0 && (
            <span>
              <Trans>In the circle: {towns}.</Trans>
            </span>
          )}
        </Text>
        {countryMap && (
          <Text tone="soft" size="small">
            <Trans>Map: Natural Earth. Towns: GeoNames, CC BY 4.0.</Trans>
          </Text>
        )}
      </div>
    </>
  );
}

/** The map of this site's country; null while it is loading, or if that fails: the circle is drawn without it. */
function useCountryMap(): CountryMap | null {
  const { data } = useQuery({
    queryKey: ['countryMap'],
    queryFn: async () => (await importCountryMap()).countryMap,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}

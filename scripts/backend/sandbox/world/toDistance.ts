import { geoDistance } from 'd3-geo';

const EARTH_RADIUS_KM = 6371;
const KM_PER_MILE = 1.609344;

interface Position {
  lat: number;
  lng: number;
}

/** Returns the great-circle distance in kilometres, or in miles. */
export const toDistance = (a: Position, b: Position, metric: boolean): number =>
  (EARTH_RADIUS_KM / (metric ? 1 : KM_PER_MILE)) * geoDistance([a.lng, a.lat], [b.lng, b.lat]);

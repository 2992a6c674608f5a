import type { CountryMap } from './CountryMap.ts';
import { type LatLng, measureAt, type PlanePoint, project, projectCircle } from './stereographic.ts';

/** Metres in the units of distances (reading 14). */
const metresPer = { km: 1000, mile: 1609.344 } as const;

/** A distance in metres. */
export const toRadiusMetres = (distance: number, metric: boolean): number =>
  distance * (metric ? metresPer.km : metresPer.mile);

/**
 * The levels of zoom, for circles with a radius below `limitKm`. The product demands 8 below 60 km and 3 from 2000 km
 * on; the limits between grow as evenly as round numbers allow.
 */
const zoomLevels = [
  { zoom: 8, limitKm: 60 },
  { zoom: 7, limitKm: 150 },
  { zoom: 6, limitKm: 350 },
  { zoom: 5, limitKm: 800 },
  { zoom: 4, limitKm: 2000 },
] as const;
const widestLevel = { zoom: 3, limitKm: 2500 } as const;

const findLevel = (radiusKm: number) => zoomLevels.find(({ limitKm }) => radiusKm < limitKm) ?? widestLevel;

/** The level of zoom at which a circle is shown, from 8 for the smallest to 3. */
export const toZoom = (radiusKm: number): number => findLevel(radiusKm).zoom;

/** Kilometres from the middle of the map to its nearer edges, with room for every circle of the same zoom. */
export const toVisibleKm = (radiusKm: number): number => 1.2 * findLevel(radiusKm).limitKm;

export interface MapSize {
  width: number;
  height: number;
}

/** The position of a map in its frame; all lengths are pixels, from the frame's upper left corner. */
export interface MapView {
  zoom: number;
  size: MapSize;
  /** The middle: the home, or the centre of the country. */
  middle: PlanePoint;
  /** The distance's circle; for any distance one around the whole frame. */
  circle: { cx: number; cy: number; r: number };
  /** Radius of the circle that represents the country; null if the home is known. */
  countryRadius: number | null;
  /** Transform of the plane of the map by which north is up in the middle. */
  plane: { x: number; y: number; pixelsPerKm: number; degrees: number };
  /** The bar of the scale, and its distance in the unit of the site. */
  bar: { length: number; distance: number };
}

/** Possible lengths of the scale's bar, in the unit of the site. */
const barDistances = [10, 25, 50, 100, 200, 500, 1000, 2000];

interface MapViewInput {
  /** Distance in the unit of the site; null for any. */
  distance: number | null;
  /** Maximum of the slider. */
  maxDistance: number;
  metric: boolean;
  /** Null if it is unknown: then the map shows the country. */
  home: LatLng | null;
  /** Radius of the circle that represents the country. */
  countryRadiusKm: number;
  /** The centre of the country's map; null while it is loading. */
  centre: LatLng | null;
  size: MapSize;
}

/** Plans the view of a distance: the position of the map, and the circle to its scale. */
export function planMapView(input: MapViewInput): MapView {
  const { distance, maxDistance, metric, home, countryRadiusKm, size } = input;
  const radiusKm = toRadiusMetres(distance ?? maxDistance, metric) / metresPer.km;
  const widestKm = home ? radiusKm : Math.max(radiusKm, countryRadiusKm);
  const middle: PlanePoint = [size.width / 2, size.height / 2];
  const pixelsPerKm = Math.min(...middle) / toVisibleKm(widestKm);

  const centre = input.centre ?? home ?? [0, 0];
  const place = home ?? centre;
  const { scale, northDegrees } = measureAt(place, centre);
  const [x, y] = project(place, centre);
  const plane = { x, y, pixelsPerKm: pixelsPerKm / scale, degrees: -northDegrees };
  const toCircle = (km: number) => {
    const { centre: point, radius } = projectCircle(place, km, centre);
    const [cx, cy] = toFrame(point, plane, middle);
    return { cx, cy, r: radius * plane.pixelsPerKm };
  };
  const barKm = toRadiusMetres(1, metric) / metresPer.km;
  const barDistance =
    barDistances.findLast((each) => each * barKm * pixelsPerKm <= 0.3 * size.width) ?? barDistances[0]!;
  return {
    zoom: toZoom(widestKm),
    size,
    middle,
    circle: distance === null ? { cx: middle[0], cy: middle[1], r: size.width + size.height } : toCircle(radiusKm),
    countryRadius: home ? null : countryRadiusKm * pixelsPerKm,
    plane,
    bar: { length: barDistance * barKm * pixelsPerKm, distance: barDistance },
  };
}

/** Whether a home is on the part of the plane that a map draws; elsewhere the map would show nothing. */
export function isOnMap(home: LatLng, { centre, extent }: Pick<CountryMap, 'centre' | 'extent'>): boolean {
  const [x, y] = project(home, centre);
  return Math.abs(x) < extent[0] && Math.abs(y) < extent[1];
}

/** The position of a point of the map's plane in the frame. */
export function toFrame(
  [pointX, pointY]: PlanePoint,
  { x, y, pixelsPerKm, degrees }: MapView['plane'],
  middle: PlanePoint,
): PlanePoint {
  const angle = (degrees * Math.PI) / 180;
  const [east, south] = [(pointX - x) * pixelsPerKm, (pointY - y) * pixelsPerKm];
  return [
    middle[0] + east * Math.cos(angle) - south * Math.sin(angle),
    middle[1] + east * Math.sin(angle) + south * Math.cos(angle),
  ];
}

export interface OptionalCoordinates {
  lat: number | null;
  lng: number | null;
}

/** Tolerance of about two kilometres, in degrees. */
const NEAR_DEGREES = 0.02;

/** The name of the home's town if the centre is near the home, else null. */
export function toCentreName(
  centre: OptionalCoordinates,
  home: (OptionalCoordinates & { city: string | null }) | null,
): string | null {
  if (!home || centre.lat === null || centre.lng === null || home.lat === null || home.lng === null) return null;
  const isNear = Math.abs(centre.lat - home.lat) < NEAR_DEGREES && Math.abs(centre.lng - home.lng) < NEAR_DEGREES;
  return isNear ? home.city || null : null;
}

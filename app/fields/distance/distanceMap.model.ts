/** Metres in the units that distances are shown in (reading 14). */
const metresPer = { km: 1000, mile: 1609.344 } as const;

/** Radius of the circle around home, in metres, for the number that the slider shows. */
export const toRadiusMetres = (shown: number, metric: boolean): number =>
  shown * (metric ? metresPer.km : metresPer.mile);

/** Radii in kilometres of the circles that stand for a whole country. */
const countryRadiiKm: Readonly<Record<string, number>> = {
  DE: 500,
  CH: 150,
  AT: 320,
  GB: 500,
  AU: 2000,
  PL: 500,
  CZ: 500,
  NZ: 500,
  ZA: 500,
  US: 2000,
};

/** Radius in metres of the circle that stands for a country (ISO 3166), where nobody knows the home. */
export const toCountryRadiusMetres = (country: string): number => (countryRadiiKm[country] ?? 500) * metresPer.km;

interface MapView {
  /** For circles below this radius in kilometres. */
  maxRadiusKm: number;
  zoom: number;
}

/** Zoom 8 below 60 km and zoom 3 from 2000 km on are given by the product; the steps between grow evenly. */
const mapViews: readonly MapView[] = [
  { maxRadiusKm: 60, zoom: 8 },
  { maxRadiusKm: 150, zoom: 7 },
  { maxRadiusKm: 350, zoom: 6 },
  { maxRadiusKm: 800, zoom: 5 },
  { maxRadiusKm: 2000, zoom: 4 },
];
const widestView: MapView = { maxRadiusKm: 2500, zoom: 3 };

const pickMapView = (radius: number): MapView =>
  mapViews.find(({ maxRadiusKm: below }) => radius < below * metresPer.km) ?? widestView;

/** How near a map looks at a circle of that radius in metres: 8 under 60 km, 3 from 2000 km on. */
export const toZoom = (radius: number): number => pickMapView(radius).zoom;

/** From the middle of the drawn map to its upper edge, in metres: room for every circle of the same zoom. */
export const toVisibleMetres = (radius: number): number => 1.2 * pickMapView(radius).maxRadiusKm * metresPer.km;

/** Half the height of the drawing, in its own units. */
export const HALF_HEIGHT = 100;

/** What the drawing of a distance consists of, in its own units around the middle. */
export interface DistanceMapPlan {
  /** The circle that follows the number; where any distance is meant it reaches beyond every edge. */
  circle: number;
  /** The country, as a circle, where the home is not known. */
  country: number | null;
  /** From ring to ring, which is also the length of the scale's bar. */
  step: number;
  /** What the step stands for, in the unit of the site. */
  stepDistance: number;
}

/** Half the width of the widest map, and more. */
const BEYOND_EDGE = 8 * HALF_HEIGHT;

/** Rings are a round number apart, so that one or two of them fit into the height. */
const roundDistances = [10, 25, 50, 100, 200, 500, 1000, 2000];

interface DistanceMapInput {
  /** What the slider shows; null for any distance. */
  distance: number | null;
  /** The greatest number of the slider. */
  maxDistance: number;
  metric: boolean;
  /** ISO 3166, only where the home is not known. */
  country: string | null;
}

/** Decides what is drawn for a distance. */
export function planDistanceMap({
  distance,
  maxDistance: greatest,
  metric,
  country,
}: DistanceMapInput): DistanceMapPlan {
  const radius = toRadiusMetres(distance ?? greatest, metric);
  const countryRadius = country === null ? 0 : toCountryRadiusMetres(country);
  const reach = toVisibleMetres(Math.max(radius, countryRadius));
  const toUnits = (metres: number) => (metres / reach) * HALF_HEIGHT;
  const wanted = (0.6 * reach) / toRadiusMetres(1, metric);
  const stepDistance = roundDistances.findLast((round) => round <= wanted) ?? roundDistances[0]!;
  return {
    circle: distance === null ? BEYOND_EDGE : toUnits(radius),
    country: country === null ? null : toUnits(countryRadius),
    step: toUnits(toRadiusMetres(stepDistance, metric)),
    stepDistance,
  };
}

/** Radii of the rings that a map can show. */
export const toRingRadii = (step: number): number[] =>
  Array.from({ length: Math.floor((4 * HALF_HEIGHT) / step) }, (_, index) => (index + 1) * step);

export interface OptionalCoordinates {
  lat: number | null;
  lng: number | null;
}

/** The name of the town in the middle: that of the home, unless the distance is measured from elsewhere. */
export function toCentreName(
  centre: OptionalCoordinates,
  home: (OptionalCoordinates & { city: string | null }) | null,
): string | null {
  if (!home || centre.lat === null || centre.lng === null || home.lat === null || home.lng === null) return null;
  const near = Math.abs(centre.lat - home.lat) < 0.02 && Math.abs(centre.lng - home.lng) < 0.02;
  return near ? home.city || null : null;
}

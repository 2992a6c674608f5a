/** Metres in the units of distances (reading 14). */
const metresPer = { km: 1000, mile: 1609.344 } as const;

/** A distance in metres. */
export const toRadiusMetres = (distance: number, metric: boolean): number =>
  distance * (metric ? metresPer.km : metresPer.mile);

/** The product demands zoom 8 below 60 km and zoom 3 from 2000 km on; each step between is one level of zoom. */
const circleLimitsKm = [60, 150, 350, 800, 2000];
const WIDEST_CIRCLE_KM = 2500;

/** Metres from the middle of the map to its upper edge, with room for every circle of the same zoom. */
export const toVisibleMetres = (radiusMetres: number): number =>
  1.2 * metresPer.km * (circleLimitsKm.find((limit) => radiusMetres < limit * metresPer.km) ?? WIDEST_CIRCLE_KM);

/** Half the height of the drawing, in its own units. */
export const HALF_HEIGHT = 100;

/** More than half the width of the widest map, in units of the drawing. */
export const BEYOND_EDGE = 8 * HALF_HEIGHT;

/** The lengths of the drawing, in its own units; circles are around the middle. */
export interface DistanceMapPlan {
  /** Radius of the distance's circle; BEYOND_EDGE for any distance. */
  circle: number;
  /** Radius of the country's circle; null if the home is known. */
  country: number | null;
  /** Distance between two rings, and length of the scale's bar. */
  step: number;
  /** The step in the unit of the site. */
  stepDistance: number;
}

/** Possible steps between two rings, in the unit of the site. */
const stepDistances = [10, 25, 50, 100, 200, 500, 1000, 2000];

interface DistanceMapInput {
  /** In the unit of the site; null for any distance. */
  distance: number | null;
  /** Maximum of the slider. */
  maxDistance: number;
  metric: boolean;
  /** Radius of the circle that stands for the country; null if the home is known. */
  countryRadiusKm: number | null;
}

/** Plans the drawing of a distance, with a step that fits once or twice into half the height. */
export function planDistanceMap({ distance, maxDistance, metric, countryRadiusKm }: DistanceMapInput): DistanceMapPlan {
  const radius = toRadiusMetres(distance ?? maxDistance, metric);
  const countryRadius = (countryRadiusKm ?? 0) * metresPer.km;
  const visible = toVisibleMetres(Math.max(radius, countryRadius));
  const toUnits = (metres: number) => (metres / visible) * HALF_HEIGHT;
  const maxStep = (0.6 * visible) / toRadiusMetres(1, metric);
  const stepDistance = stepDistances.findLast((each) => each <= maxStep) ?? stepDistances[0]!;
  return {
    circle: distance === null ? BEYOND_EDGE : toUnits(radius),
    country: countryRadiusKm === null ? null : toUnits(countryRadius),
    step: toUnits(toRadiusMetres(stepDistance, metric)),
    stepDistance,
  };
}

/** Radii of all rings that fit into the widest map. */
export const toRingRadii = (step: number): number[] =>
  Array.from({ length: Math.floor((4 * HALF_HEIGHT) / step) }, (_, index) => (index + 1) * step);

export interface OptionalCoordinates {
  lat: number | null;
  lng: number | null;
}

/** About two kilometres. */
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

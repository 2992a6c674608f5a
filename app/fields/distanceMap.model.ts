/** Metres in what distances are shown in (specification, section 9: circle radius = value times 1000 m). */
const metresPer = { km: 1000, mile: 1609.344 } as const;

/** Radius of the circle around home, in metres, for the number that the slider shows. */
export const toRadius = (shown: number, metric: boolean): number => shown * (metric ? metresPer.km : metresPer.mile);

/** Circles in kilometres that stand for a whole country (specification, section 9). */
const countryCircles: Readonly<Record<string, number>> = {
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
export const toCountryRadius = (country: string): number => (countryCircles[country] ?? 500) * metresPer.km;

/** The zoom below each radius in kilometres; the specification names both ends, the steps between grow evenly. */
const zooms: readonly (readonly [below: number, zoom: number])[] = [
  [60, 8],
  [150, 7],
  [350, 6],
  [800, 5],
  [2000, 4],
];

/** How near a map looks at a circle of that radius in metres: 8 under 60 km, 3 from 2000 km on. */
export const toZoom = (radius: number): number => zooms.find(([below]) => radius < below * metresPer.km)?.[1] ?? 3;

/** From the middle of the drawn map to its upper edge, in metres: half of it with each step of the zoom. */
export const toReach = (zoom: number): number => 32_000_000 / 2 ** zoom;

/** Half the height of the drawing, in its own units. */
export const halfHeight = 100;

/** What the drawing of a distance consists of, in its own units around the middle. */
export interface DistanceDrawing {
  /** The circle that follows the number; null where the whole map is meant. */
  circle: number | null;
  /** The country, as a circle, where the home is not known. */
  country: number | null;
  /** Between two lines of the grid, which is also the length of the scale's bar. */
  cell: number;
  /** What the bar stands for, in the unit of the site. */
  cellDistance: number;
}

/** Lines of the grid are a round number apart, about as far as makes three of them to the edge. */
const roundDistances = [20, 50, 100, 200, 500, 1000, 2000];

interface Shown {
  /** What the slider shows; null for any distance. */
  distance: number | null;
  /** The greatest number of the slider. */
  greatest: number;
  metric: boolean;
  /** Of the site, ISO 3166; only where the home is not known. */
  country: string | null;
}

/** Decides what is drawn for a distance. */
export function drawDistance({ distance, greatest, metric, country }: Shown): DistanceDrawing {
  const radius = toRadius(distance ?? greatest, metric);
  const countryRadius = country === null ? 0 : toCountryRadius(country);
  const reach = toReach(toZoom(Math.max(radius, countryRadius)));
  const toUnits = (metres: number) => (metres / reach) * halfHeight;
  const wanted = reach / 3 / toRadius(1, metric);
  const cellDistance = roundDistances.findLast((round) => round <= wanted) ?? roundDistances[0]!;
  return {
    circle: distance === null ? null : toUnits(radius),
    country: country === null ? null : toUnits(countryRadius),
    cell: toUnits(toRadius(cellDistance, metric)),
    cellDistance,
  };
}

interface Point {
  lat: number | null;
  lng: number | null;
}

/** The name of the town in the middle: that of the home, unless the distance is measured from elsewhere. */
export function nameCentre(centre: Point, home: (Point & { city: string | null }) | null): string | null {
  if (!home || centre.lat === null || centre.lng === null || home.lat === null || home.lng === null) return null;
  const near = Math.abs(centre.lat - home.lat) < 0.02 && Math.abs(centre.lng - home.lng) < 0.02;
  return near ? home.city || null : null;
}

import { brotliCompressSync } from 'node:zlib';
import { geoArea, geoCentroid, geoContains, geoStereographic, geoStream } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { topology as toTopology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { CountryMap } from '../../../app/fields/distance/CountryMap.ts';
import { toVisibleKm } from '../../../app/fields/distance/distanceMap.model.ts';
import { EARTH_RADIUS_KM, type LatLng, type PlanePoint, project } from '../../../app/fields/distance/stereographic.ts';
import { type PlacedTown, pickTowns, pickTownsAbroad } from './pickTowns.ts';
import type { Geodata } from './readGeodata.ts';
import { renderCountryMap } from './renderCountryMap.ts';
import { pickTownNames, toLocalName } from './townNames.ts';

export interface MapRequest {
  /** ISO 3166. */
  country: string;
  /** Radius of the circle that represents the country. */
  radiusKm: number;
  /** The greatest distance that a member of the country can choose. */
  maxDistanceKm: number;
}

type Area = Polygon | MultiPolygon;

/** Largest size of one map, compressed. */
const MAP_BUDGET_BYTES = 5700;
/** Width of the finest lines that are visible at any zoom. */
const FINEST_KM = 1.2;
/** Largest width of a map in relation to its height. */
const MAX_ASPECT = 1.8;
const TOWN_COUNT = 130;
/** Distance beyond which places are only seen on a small scale, and rounded to a coarser grid than whole kilometres. */
const FAR_KM = 400;
const FAR_GRID_KM = 10;
const SMALLEST_TOWN = 12_000;
const TOWNS_ABROAD_COUNT = 36;

/**
 * Draws the map of a country: as fine as the budget allows, and the coarser the farther a place is from the country's
 * towns, because from there it is only seen on a smaller scale.
 */
export function drawCountryMap(
  { country: code, radiusKm, maxDistanceKm }: MapRequest,
  { countries, land, lakes, bordersWithout, regionBordersIn, towns }: Geodata,
): CountryMap {
  const capital = towns.find(({ country, kind }) => country === code && kind === 'PPLC');
  if (!capital) throw new Error(`the geodata has no capital of ${code}`);
  const country = countries.find((area) => geoContains(area, [capital.position[1], capital.position[0]]));
  if (!country) throw new Error(`the geodata has no outline of ${code}`);

  const centre = findCentre(country);
  const placed = towns.map(({ position, ...town }) => ({ ...town, point: project(position, centre) }));
  const own = placed.filter((town) => town.country === code);
  const extent = findExtent(own, [toVisibleKm(maxDistanceKm), toVisibleKm(radiusKm)]);
  const populous = own.filter(({ population }) => population >= SMALLEST_TOWN);
  const remoteness = measureRemoteness(populous, Math.max(...extent) / 60);

  const picked = pickTowns(populous, TOWN_COUNT);
  const abroad = pickTownsAbroad(
    placed.filter(
      ({ country, point, population }) => country !== code && population > 50_000 && isWithin(point, extent),
    ),
    TOWNS_ABROAD_COUNT,
    ({ point }) => remoteness(point),
  );
  const base = {
    centre,
    extent: [Math.round(extent[0]), Math.round(extent[1])] as const,
    towns: renderTowns(picked),
    townsAbroad: renderTowns(abroad),
    names: pickTownNames([...picked, ...abroad], code),
  };

  const plane = createPlane(centre, extent);
  const outlines = simplifyTogether(
    {
      land: plane(land),
      country: plane([country]),
      borders: plane([bordersWithout(country)]),
      regions: plane([regionBordersIn(country)]),
      lakes: plane(lakes),
    },
    (point) => Math.max(1, remoteness(point) / 200),
  );
  const grid = (point: PlanePoint) => (remoteness(point) > FAR_KM ? FAR_GRID_KM : 1);
  const draw = (toleranceKm: number): CountryMap => {
    const lines = outlines(toleranceKm);
    return {
      ...base,
      land: renderPath(lines.land, grid, true),
      country: renderPath(lines.country, grid, true),
      borders: renderPath(lines.borders, grid, false),
      regions: renderPath(lines.regions, grid, false),
      lakes: renderPath(lines.lakes, grid, true),
    };
  };
  let [fine, coarse] = [FINEST_KM, 30];
  for (let round = 0; round < 9; round += 1) {
    const middle = Math.sqrt(fine * coarse);
    if (brotliCompressSync(renderCountryMap(draw(middle))).length > MAP_BUDGET_BYTES) fine = middle;
    else coarse = middle;
  }
  return draw(coarse);
}

/** Finds the middle of a country's larger parts, to two decimals. */
function findCentre(country: Area): LatLng {
  const polygons = country.type === 'Polygon' ? [country.coordinates] : country.coordinates;
  const areas = polygons.map((coordinates) => geoArea({ type: 'Polygon', coordinates }));
  const largest = Math.max(...areas);
  const coordinates = polygons.filter((_, index) => areas[index]! > largest / 2);
  const [lng, lat] = geoCentroid({ type: 'MultiPolygon', coordinates });
  return [Number(lat.toFixed(2)), Number(lng.toFixed(2))];
}

/** Returns half the width and height of the area that the widest view shows from these towns or the centre. */
function findExtent(
  towns: readonly PlacedTown[],
  [fromTowns, fromCentre]: readonly [number, number],
): readonly [number, number] {
  const reach = (axis: 0 | 1, aspect: number) =>
    Math.max(fromCentre * aspect, Math.max(...towns.map(({ point }) => Math.abs(point[axis]))) + fromTowns * aspect);
  return [reach(0, MAX_ASPECT), reach(1, 1)];
}

const isWithin = ([x, y]: PlanePoint, extent: readonly [number, number]) =>
  Math.abs(x) < extent[0] && Math.abs(y) < extent[1];

/** Creates the function that measures the distance of a point from the nearest of these towns, in km, by cells. */
function measureRemoteness(towns: readonly PlacedTown[], cell: number): (point: PlanePoint) => number {
  const sample = [
    ...new Map(towns.map(({ point }) => [point.map((each) => Math.round(each / cell)).join(), point])).values(),
  ];
  return (point) => Math.min(...sample.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
}

type Line = readonly PlanePoint[];

/** Creates the function that projects geometries into the plane, cut to its extent; rings stay closed. */
function createPlane(centre: LatLng, [halfWidth, halfHeight]: readonly [number, number]) {
  const projection = geoStereographic()
    .rotate([-centre[1], -centre[0]])
    .scale(2 * EARTH_RADIUS_KM)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [-halfWidth, -halfHeight],
      [halfWidth, halfHeight],
    ]);
  return (geometries: readonly (Area | MultiLineString)[]): Line[] => {
    const lines: PlanePoint[][] = [];
    let inPolygon = false;
    const sink = projection.stream({
      point: (x, y) => lines.at(-1)!.push([x, y]),
      lineStart: () => lines.push([]),
      lineEnd() {
        const line = lines.at(-1)!;
        if (inPolygon) line.push(line[0]!);
      },
      polygonStart: () => {
        inPolygon = true;
      },
      polygonEnd: () => {
        inPolygon = false;
      },
      sphere: () => {},
    });
    for (const geometry of geometries.flatMap(toParts)) geoStream(densify(geometry), sink);
    return lines;
  };
}

/** Splits a geometry into its polygons, but those without an area, which would mean the whole sphere. */
function toParts(geometry: Area | MultiLineString): (Polygon | MultiLineString)[] {
  if (geometry.type === 'MultiLineString') return [geometry];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
    .filter((polygon) => geoArea(polygon) < 2 * Math.PI);
}

/** Longest step of a line in degrees; borders along a parallel are curves in the plane. */
const MAX_STEP_DEGREES = 0.5;

function densify(geometry: Polygon | MultiLineString): Polygon | MultiLineString {
  const densifyLine = (line: Position[]): Position[] =>
    line.flatMap((start, index) => {
      const end = line[index + 1];
      if (!end) return [start];
      const [dx, dy] = [end[0]! - start[0]!, end[1]! - start[1]!];
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / MAX_STEP_DEGREES));
      return Array.from({ length: steps }, (_, step) => [
        start[0]! + (dx * step) / steps,
        start[1]! + (dy * step) / steps,
      ]);
    });
  return { ...geometry, coordinates: geometry.coordinates.map(densifyLine) };
}

const toArea = (ring: Line): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** Number of points along either side of a map; those that fall together count as one. */
const GRID = 1e6;

/**
 * Prepares lines to be simplified so that what they have in common stays common (Visvalingam's method).
 *
 * @param coarseness factor of the tolerance at a point
 */
function simplifyTogether<Name extends string>(
  groups: Record<Name, readonly Line[]>,
  coarseness: (point: PlanePoint) => number,
): (toleranceKm: number) => Record<Name, Line[]> {
  const names = Object.keys(groups) as Name[];
  const topology = toTopology(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          type: 'MultiLineString',
          coordinates: groups[name].filter(({ length }) => length > 1) as unknown as Position[][],
        },
      ]),
    ) as Record<Name, MultiLineString>,
    GRID,
  );
  const weighted = presimplify(topology as Parameters<typeof presimplify>[0], (triangle) => {
    const points = triangle as unknown as [PlanePoint, PlanePoint, PlanePoint];
    return toArea(points) / coarseness(points[1]) ** 2;
  });
  return (toleranceKm) => {
    const simplified = simplify(weighted, toleranceKm ** 2);
    return Object.fromEntries(
      names.map((name) => {
        const { geometry } = feature(simplified, simplified.objects[name]!) as unknown as { geometry: MultiLineString };
        const lines = geometry.coordinates as unknown as Line[];
        return [name, lines.filter((line) => !isSpeck(line, toleranceKm * coarseness(line[0]!)))];
      }),
    ) as Record<Name, Line[]>;
  };
}

/** Whether a ring is too small to be seen. */
const isSpeck = (line: Line, toleranceKm: number): boolean => {
  const [first, last] = [line[0]!, line.at(-1)!];
  const isRing = first[0] === last[0] && first[1] === last[1];
  return isRing && toArea(line) < 8 * toleranceKm ** 2;
};

/** Renders lines as the data of an SVG path, rounded to the grid at each point. */
function renderPath(lines: readonly Line[], gridAt: (point: PlanePoint) => number, closed: boolean): string {
  let path = '';
  let last: PlanePoint = [0, 0];
  for (const line of lines) {
    const points = line.map((point) => {
      const grid = gridAt(point);
      return [Math.round(point[0] / grid) * grid, Math.round(point[1] / grid) * grid] as const;
    });
    const steps: string[] = [];
    const start = points[0]!;
    path += `m${joinNumbers([start[0] - last[0], start[1] - last[1]])}`;
    last = start;
    for (const point of closed ? points.slice(1, -1) : points.slice(1)) {
      const step = [point[0] - last[0], point[1] - last[1]] as const;
      if (step[0] === 0 && step[1] === 0) continue;
      steps.push(joinNumbers(step));
      last = point;
    }
    if (steps.length > 0)
      path += `l${steps.reduce((all, step) => (step.startsWith('-') ? all + step : `${all} ${step}`))}`;
    if (closed) {
      path += 'z';
      last = start;
    }
  }
  return path;
}

const joinNumbers = ([x, y]: readonly [number, number]) => (y < 0 ? `${x}${y}` : `${x} ${y}`);

const renderTowns = (towns: readonly PlacedTown[]) =>
  towns.map((town) => [...town.point.map(Math.round), toLocalName(town)].join(' ')).join('\n');
